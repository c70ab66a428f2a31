// Everything that the office can do, by name: the doors, the permission matrix and the documentation are made from it.
// A test holds that every file of the three folders is here.

import { addDocument } from './commands/add-document.ts';
import { approveBankDetails } from './commands/approve-bank-details.ts';
import { approveDecision } from './commands/approve-decision.ts';
import { approveImport } from './commands/approve-import.ts';
import { approveOption } from './commands/approve-option.ts';
import { approveRecalculation } from './commands/approve-recalculation.ts';
import { approveResolution } from './commands/approve-resolution.ts';
import { assignCase } from './commands/assign-case.ts';
import { cancelRun } from './commands/cancel-run.ts';
import { closeCase } from './commands/close-case.ts';
import { concludeContest } from './commands/conclude-contest.ts';
import { convertAwards } from './commands/convert-awards.ts';
import { enrollParticipants } from './commands/enroll-participants.ts';
import { establishFacts } from './commands/establish-facts.ts';
import { fileApplication } from './commands/file-application.ts';
import { fileContest } from './commands/file-contest.ts';
import { finishPosting } from './commands/finish-posting.ts';
import { finishPreparation } from './commands/finish-preparation.ts';
import { issueLetter } from './commands/issue-letter.ts';
import { moveCase } from './commands/move-case.ts';
import { noteCase } from './commands/note-case.ts';
import { openAccounts } from './commands/open-accounts.ts';
import { openCase } from './commands/open-case.ts';
import { openDocument } from './commands/open-document.ts';
import { openFile } from './commands/open-file.ts';
import { openRun } from './commands/open-run.ts';
import { postBatch } from './commands/post-batch.ts';
import { prepareBatch } from './commands/prepare-batch.ts';
import { promiseCase } from './commands/promise-case.ts';
import { proposeBankDetails } from './commands/propose-bank-details.ts';
import { proposeDecision } from './commands/propose-decision.ts';
import { proposeOption } from './commands/propose-option.ts';
import { proposeRecalculation } from './commands/propose-recalculation.ts';
import { proposeResolution } from './commands/propose-resolution.ts';
import { recordBeneficiaries } from './commands/record-beneficiaries.ts';
import { recordCertificates } from './commands/record-certificates.ts';
import { recordDeaths } from './commands/record-deaths.ts';
import { recordEarnings } from './commands/record-earnings.ts';
import { recordFundPayment } from './commands/record-fund-payment.ts';
import { recordRelease } from './commands/record-release.ts';
import { recordSalaries } from './commands/record-salaries.ts';
import { recordService } from './commands/record-service.ts';
import { rejectDecision } from './commands/reject-decision.ts';
import { reopenCase } from './commands/reopen-case.ts';
import { signRun } from './commands/sign-run.ts';
import { stayCase } from './commands/stay-case.ts';
import { verifyDocument } from './commands/verify-document.ts';
import { withdrawFact } from './commands/withdraw-fact.ts';
import { withdrawLine } from './commands/withdraw-line.ts';
import { approveRun } from './processes/approve-run.ts';
import { getDocument } from './processes/get-document.ts';
import { lookOver } from './processes/look-over.ts';
import { prepareRun } from './processes/prepare-run.ts';
import { releaseRun } from './processes/release-run.ts';
import { replayMonth } from './processes/replay-month.ts';
import { verify } from './processes/verify.ts';
import { compareReadings } from './queries/compare-readings.ts';
import { explainPayment } from './queries/explain-payment.ts';
import { listCases } from './queries/list-cases.ts';
import { listLetters } from './queries/list-letters.ts';
import { listParticipants } from './queries/list-participants.ts';
import { listRunLines } from './queries/list-run-lines.ts';
import { readCase } from './queries/read-case.ts';
import { readDecision } from './queries/read-decision.ts';
import { readDifferences } from './queries/read-differences.ts';
import { readLetter } from './queries/read-letter.ts';
import { readMonth } from './queries/read-month.ts';
import { readParticipant } from './queries/read-participant.ts';
import { readRun } from './queries/read-run.ts';
import { readRunRow } from './queries/read-run-row.ts';
import { readServiceMonths } from './queries/read-service-months.ts';
import { readStory } from './queries/read-story.ts';
import { readTrialBalance } from './queries/read-trial-balance.ts';
import type { AnyVerb } from './verb.ts';

const ALL: readonly AnyVerb[] = [
  enrollParticipants,
  recordService,
  recordSalaries,
  openAccounts,
  recordBeneficiaries,
  recordDeaths,
  recordEarnings,
  withdrawFact,
  addDocument,
  verifyDocument,
  openDocument,
  getDocument,
  proposeBankDetails,
  approveBankDetails,
  convertAwards,
  approveImport,
  fileApplication,
  recordCertificates,
  openCase,
  assignCase,
  noteCase,
  promiseCase,
  moveCase,
  closeCase,
  reopenCase,
  establishFacts,
  proposeOption,
  approveOption,
  proposeDecision,
  approveDecision,
  rejectDecision,
  fileContest,
  stayCase,
  concludeContest,
  proposeRecalculation,
  approveRecalculation,
  lookOver,
  issueLetter,
  proposeResolution,
  approveResolution,
  recordFundPayment,
  openRun,
  prepareBatch,
  finishPreparation,
  withdrawLine,
  cancelRun,
  signRun,
  postBatch,
  finishPosting,
  recordRelease,
  openFile,
  prepareRun,
  approveRun,
  releaseRun,
  replayMonth,
  verify,
  listParticipants,
  readParticipant,
  readStory,
  readServiceMonths,
  listCases,
  readCase,
  readDecision,
  readDifferences,
  listLetters,
  readLetter,
  explainPayment,
  readMonth,
  readRun,
  readRunRow,
  listRunLines,
  readTrialBalance,
  compareReadings,
];

/** Every command, process and query of the office by its name. */
export const VERBS: ReadonlyMap<string, AnyVerb> = new Map(ALL.map((verb) => [verb.name, verb]));

/** Those that the doors offer: all but the steps of processes. */
export const OFFERED: ReadonlyMap<string, AnyVerb> = new Map(
  [...VERBS].filter(([, { internal }]) => internal !== true),
);

/** The names of the offered verbs that any of the roles may do. */
export function offeredTo(roles: readonly string[]): string[] {
  return [...OFFERED.values()]
    .filter((verb) => verb.roles.some((role) => roles.includes(role)))
    .map(({ name }) => name);
}
