// Verifies what the office holds: audit chain, ledger, payroll against ledger against files, decisions, the record of now.
// It changes nothing; that sealed bank details were opened for the files leaves an audit line.

import { z } from 'zod';
import { Refusal } from '../../base/index.ts';
import { read, verifyAudit } from '../../store/index.ts';
import { type Verification, verificationSchema } from '../../wire/index.ts';
import { caseFaults } from '../cases/checks.ts';
import { openFile } from '../commands/open-file.ts';
import { letterFaults } from '../letters/on-file.ts';
import { type Office, runCommand, SYSTEM_ACTOR, SYSTEM_PERSON } from '../office.ts';
import { decisionFaults, type Found, ledgerFaults, payrollFaults, recordFaults } from '../record/checks.ts';
import { process } from '../verb.ts';

type Check = Verification['checks'][number];

export const verify = process({
  name: 'verify',
  roles: ['auditor', 'treasurer', 'payroll', 'approver', 'admin'],
  says: {
    en: 'Verifies ledger, payroll, files, audit chain, decisions, letters and the record of now.',
    es: 'Verifica contabilidad, nómina, archivos, cadena de auditoría, decisiones, cartas y expediente actual.',
  },
  input: z.strictObject({
    letters: z
      .enum(['sample', 'all'])
      .optional()
      .describe('How many letters are made again and compared to the byte; a sample where absent.'),
  }),
  output: verificationSchema,
  async run(office, _, { letters }) {
    const checks: Check[] = [
      await auditCheck(office),
      await checkOf(office, 'ledger', ledgerFaults),
      await checkOf(office, 'payroll', payrollFaults),
      await filesCheck(office),
      await checkOf(office, 'decisions', decisionFaults),
      await checkOf(office, 'record', recordFaults),
      await checkOf(office, 'cases', caseFaults),
      await checkOf(office, 'letters', (db) => letterFaults(db, letters === 'all')),
    ];
    return { ok: checks.every(({ ok }) => ok), checks };
  },
});

/** More faults than these are counted, not named. */
const MOST_NAMED = 5;

function shown(name: string, { looked, faults }: Found): Check {
  const named = faults.slice(0, MOST_NAMED).join('; ');
  const more = faults.length > MOST_NAMED ? ` (+${faults.length - MOST_NAMED})` : '';
  return { name, ok: faults.length === 0, detail: faults.length === 0 ? `${looked}` : `${named}${more}` };
}

async function checkOf(
  office: Office,
  name: string,
  look: (db: Parameters<typeof ledgerFaults>[0]) => Promise<Found>,
): Promise<Check> {
  return shown(name, await read(office.database, SYSTEM_ACTOR, look));
}

async function auditCheck({ database }: Office): Promise<Check> {
  const { lines, fault } = await verifyAudit(database);
  const faults =
    fault === undefined ? [] : [[fault.kind, fault.seq, fault.command, fault.table].filter(Boolean).join(' ')];
  return shown('audit', { looked: lines, faults });
}

/** Every released file is made again: its hash has to be the one recorded. */
async function filesCheck(office: Office): Promise<Check> {
  const runs = await read(office.database, SYSTEM_ACTOR, (db) =>
    db.selectFrom('run').select(['id', 'file_sha256']).where('state', '=', 'released').orderBy('id').execute(),
  );
  const faults: string[] = [];
  for (const { id, file_sha256 } of runs) {
    const made = await runCommand(office, openFile, { person: SYSTEM_PERSON }, { run: id }).then(
      ({ outcome }) => outcome.sha256,
      (error: unknown) => {
        // A run that no longer agrees is what is looked for; anything else is a failure of the program.
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );
    if (made !== file_sha256) faults.push(`run ${id}: ${made}`);
  }
  return shown('files', { looked: runs.length, faults });
}
