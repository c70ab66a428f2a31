// Which verb is done next, by whom and on what: mostly what makes sense, often what has to be refused.
// What is asked is in inputs.ts, what may come of it in rules.ts; nothing here looks at the office itself.

import type { Input } from './asked.ts';
import { freshDecisions, INPUTS } from './inputs.ts';
import { SIGNED } from './model.ts';
import { differencesOf } from './recalculation.ts';
import type { Setting } from './setting.ts';

export interface Call {
  readonly verb: string;
  readonly who: string;
  readonly input: Input;
}

/** Who does a verb; `all` holds every role, and so meets own proposals. */
const DOERS: Readonly<Record<string, readonly string[]>> = {
  clerk: ['clerk', 'all'],
  caseworker: ['caseworker', 'all'],
  medical: ['medical', 'all'],
  approver: ['approver', 'approver-2', 'all'],
  payroll: ['payroll', 'payroll-2', 'all'],
  treasurer: ['treasurer', 'treasurer-2', 'all'],
  board: ['board', 'board-2', 'board-3', 'all'],
  auditor: ['auditor'],
};

/** The roles that may, and how often a verb is drawn. */
export const VERB_ROLES: Readonly<Record<string, readonly [readonly string[], number]>> = {
  'enroll-participants': [['clerk'], 6],
  'record-service': [['clerk'], 8],
  'record-salaries': [['clerk'], 6],
  'open-accounts': [['clerk'], 6],
  'record-beneficiaries': [['clerk', 'caseworker'], 4],
  'record-deaths': [['clerk', 'caseworker'], 2],
  'record-earnings': [['clerk', 'caseworker'], 5],
  'withdraw-fact': [['clerk', 'caseworker'], 3],
  'add-document': [['clerk', 'caseworker', 'medical'], 5],
  'verify-document': [['caseworker', 'clerk', 'medical', 'approver'], 4],
  'open-document': [['caseworker', 'clerk', 'medical', 'approver', 'auditor'], 2],
  'get-document': [['caseworker', 'clerk', 'medical', 'approver', 'auditor'], 2],
  'propose-bank-details': [['clerk'], 5],
  'approve-bank-details': [['approver'], 6],
  'convert-awards': [['clerk', 'caseworker'], 4],
  'approve-import': [['approver'], 8],
  'file-application': [['clerk', 'caseworker'], 8],
  'record-certificates': [['medical'], 6],
  'propose-decision': [['caseworker'], 14],
  'approve-decision': [['approver'], 14],
  'reject-decision': [['approver'], 2],
  'issue-letter': [['clerk', 'caseworker'], 2],
  'open-case': [['clerk', 'caseworker', 'medical'], 3],
  'assign-case': [['clerk', 'caseworker', 'medical', 'approver'], 2],
  'note-case': [['clerk', 'caseworker', 'medical', 'approver'], 2],
  'promise-case': [['clerk', 'caseworker'], 2],
  'move-case': [['clerk', 'caseworker', 'medical'], 4],
  'close-case': [['clerk', 'caseworker'], 3],
  'reopen-case': [['clerk', 'caseworker'], 3],
  'establish-facts': [['caseworker'], 5],
  'propose-option': [['caseworker'], 5],
  'approve-option': [['approver'], 4],
  'file-contest': [['clerk', 'caseworker'], 5],
  'stay-case': [['caseworker'], 4],
  'conclude-contest': [['caseworker'], 4],
  'propose-recalculation': [['caseworker'], 5],
  'approve-recalculation': [['approver'], 6],
  'look-over': [['clerk', 'caseworker'], 2],
  'propose-resolution': [['board'], 4],
  'approve-resolution': [['board'], 5],
  'record-fund-payment': [['treasurer'], 2],
  'open-run': [['payroll'], 4],
  'prepare-batch': [['payroll'], 6],
  'finish-preparation': [['payroll'], 6],
  'withdraw-line': [['payroll', 'approver'], 3],
  'cancel-run': [['payroll', 'approver'], 2],
  'sign-run': [['approver'], 5],
  'post-batch': [['approver', 'payroll', 'treasurer'], 6],
  'finish-posting': [['approver', 'payroll', 'treasurer'], 6],
  'record-release': [['treasurer'], 3],
  'open-file': [['payroll', 'approver', 'treasurer'], 2],
  'prepare-run': [['payroll'], 8],
  'approve-run': [['approver'], 7],
  'release-run': [['treasurer'], 5],
  'replay-month': [['payroll', 'approver', 'treasurer'], 1],
  verify: [['auditor', 'treasurer', 'payroll', 'approver'], 0.3],
};

const TOTAL = Object.values(VERB_ROLES).reduce((sum, [, weight]) => sum + weight, 0);

/** The roles of each of the staff: the role that an id names, or all of them. */
export function mayDo(verb: string, who: string): boolean {
  const roles = VERB_ROLES[verb]?.[0] ?? [];
  return roles.some((role) => DOERS[role]?.includes(who));
}

export function drawCall(setting: Setting): Call {
  const { draw } = setting;
  const urgent = draw.chance(0.3) ? urgentVerbs(setting) : [];
  if (urgent.length > 0) return callOf(setting, draw.of(urgent));
  let left = draw.next() * TOTAL;
  let verb = 'verify';
  for (const [name, [, weight]] of Object.entries(VERB_ROLES)) {
    verb = name;
    left -= weight;
    if (left < 0) break;
  }
  return callOf(setting, verb);
}

/** What moves the office on, so that months are paid to their end often enough. */
function urgentVerbs({ model, today }: Setting): readonly string[] {
  if (model.people.size < 9) return ['enroll-participants', 'record-service', 'record-salaries', 'open-accounts'];
  if (!model.adopted(model.seq, today)) {
    const waits = [...model.resolutions.values()].some(({ all, approved }) => all && approved === undefined);
    return model.seq < 70 ? [] : [waits ? 'approve-resolution' : 'propose-resolution'];
  }
  const runs = [...model.runs.values()];
  const states = new Set(runs.map(({ state }) => state));
  const now = today.slice(0, 7);
  const paid = runs.some((one) => one.month === now && SIGNED.includes(one.state));
  const due = !paid && model.payable(model.seq).length > 0;
  const stale = runs.filter(({ state }) => state === 'prepared').length > 2;
  return [
    ...(model.payable(model.seq).some((one) => differencesOf(one).length > 0)
      ? ['propose-recalculation', 'approve-recalculation', 'approve-recalculation']
      : []),
    ...([...model.options.values()].some(({ approved }) => !approved) ? ['approve-option', 'approve-option'] : []),
    ...(freshDecisions(model).length > 0 ? ['approve-decision', 'approve-decision'] : ['propose-decision']),
    ...(stale ? ['cancel-run', 'cancel-run'] : due && !states.has('prepared') ? ['prepare-run'] : []),
    ...(states.has('open') ? ['prepare-batch', 'finish-preparation', 'prepare-run'] : []),
    ...(states.has('prepared') ? ['sign-run', 'approve-run', 'approve-run'] : []),
    ...(states.has('posting') ? ['post-batch', 'finish-posting', 'approve-run'] : []),
    ...(states.has('posted') ? ['record-release', 'release-run'] : []),
  ];
}

function callOf(setting: Setting, verb: string): Call {
  const { draw } = setting;
  const role = draw.of(VERB_ROLES[verb]?.[0] ?? []);
  const anyone = draw.chance(0.02) ? draw.of(Object.values(DOERS).flat()) : undefined;
  const input = INPUTS[verb]?.(setting);
  if (input === undefined) throw new RangeError(`nothing is drawn for ${verb}`);
  return { verb, who: anyone ?? draw.of(DOERS[role] ?? []), input: JSON.parse(JSON.stringify(input)) };
}
