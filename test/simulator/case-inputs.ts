// What the verbs of cases and of recalculations are asked to do, drawn: mostly what fits, often what has to be refused.
// The other verbs are in inputs.ts.

import { READINGS } from '../oracle/plain-readings.ts';
import type { Input } from './asked.ts';
import { type CaseFile, KINDS, stepsOf } from './cases.ts';
import { questionOf } from './contest-rules.ts';
import { daysAfter } from './month.ts';
import { consults, openPoints } from './readings.ts';
import { differencesOf } from './recalculation.ts';
import { recently, type Setting, someone } from './setting.ts';

const casesOf = ({ model }: Setting): CaseFile[] =>
  [...model.people.values()].flatMap(({ cases }) => [...cases.values()]);

/** A case, one that fits more often, as it was seen: once in a while by somebody who saw less of it. */
function change(setting: Setting, fits: (file: CaseFile) => boolean): Input & { readonly file: CaseFile | undefined } {
  const { draw } = setting;
  const all = casesOf(setting);
  const fitting = all.filter(fits);
  const file = draw.chance(0.03) ? undefined : draw.ofAny(fitting.length > 0 && draw.chance(0.85) ? fitting : all);
  const seen = Math.max(0, (file?.events ?? 0) - (draw.chance(0.08) ? 1 : 0));
  return { file, participant: file?.participant ?? 'P1', case: file?.id ?? 'no-case', seen };
}

const isOpen = ({ closedOn }: CaseFile): boolean => closedOn === null;
const isDecided = ({ kind }: CaseFile): boolean => stepsOf(kind).length === 0;

const onCase =
  (fits: (file: CaseFile) => boolean, more: (setting: Setting, file: CaseFile | undefined) => Input) =>
  (setting: Setting): Input => {
    const { file, ...changed } = change(setting, fits);
    return { ...changed, ...more(setting, file) };
  };

/** Facts of a case: days that may contradict each other, findings, the factor of an annuity. */
function facts({ draw, ...setting }: Setting, file: CaseFile | undefined): Input {
  if (file?.kind.endsWith('disability') !== true) return { account: { factor: draw.of(['12.5', '13.9', '15.75']) } };
  const all = {
    onsetOn: recently({ draw, ...setting }, 60),
    totalAndPermanentOn: recently({ draw, ...setting }, 60),
    totalAndPermanent: draw.chance(0.9),
    arisesFromEmployment: draw.chance(0.9),
    compensable: draw.chance(0.9),
    fundMonthly: draw.money(200, 5000),
    kind: draw.of(['occupational', 'nonoccupational']),
  };
  const names = Object.keys(all) as (keyof typeof all)[];
  const some = Array.from({ length: draw.whole(1, 3) }, () => draw.of(names));
  return { disability: Object.fromEntries(some.map((name) => [name, all[name]])) };
}

/** A point to settle in the case: one that is open, or one on which it rests, or one on which no case rests. */
function point({ draw, model, today }: Setting, file: CaseFile | undefined): readonly [string, string] {
  const person = model.people.get(file?.participant ?? '');
  const asked = file === undefined || person === undefined ? undefined : questionOf(model, person, file, today);
  const other: readonly [string, string] = draw.of([
    ['telephone-rate', 'board-rate-capped'],
    ['no-such-reading', 'refund'],
    ['dismissed-account', 'no-such-option'],
  ]);
  if (asked === undefined || draw.chance(0.15)) return other;
  const open = openPoints(asked);
  if (open.length > 0) return draw.of(open);
  if (file?.aside.size === 0) return draw.chance(0.5) ? ['dismissed-account', 'refund'] : other;
  const rests = ['average-compensation', 'years-over-ten', 'fund-offset'].filter((reading) => consults(asked, reading));
  const reading = draw.ofAny(rests);
  return reading === undefined ? other : [reading, draw.of(READINGS[reading] ?? [])];
}

const authority = ({ draw }: Setting): string => (draw.chance(0.04) ? 'board-1900' : 'board-2026');

/** A contest, one that waits more often. */
function contest({ draw, model }: Setting, file?: CaseFile) {
  const all = [...model.contests.values()];
  const waiting = all.filter(({ ended }) => !ended);
  const own = waiting.filter((one) => one.file === file?.id);
  if (own.length > 0 && draw.chance(0.9)) return draw.of(own);
  return draw.ofAny(waiting.length > 0 && draw.chance(0.8) ? waiting : all);
}

export const CASE_INPUTS: Readonly<Record<string, (setting: Setting) => Input>> = {
  'open-case': (setting) => {
    const { draw, model } = setting;
    const participant = someone(setting);
    const award = draw.ofAny(model.people.get(participant)?.awards ?? [])?.id;
    return {
      participant,
      kind: draw.of(Object.keys(KINDS).filter((kind) => stepsOf(kind).length > 0)),
      ...(draw.chance(0.5) ? { on: draw.chance(0.05) ? '2099-01-01' : recently(setting, 60) } : {}),
      ...(draw.chance(0.1) ? { award: 'no-award' } : award !== undefined && draw.chance(0.5) ? { award } : {}),
    };
  },
  'assign-case': onCase(isOpen, ({ draw }) => ({
    to: draw.of(['clerk', 'caseworker', 'medical', 'all', 'nobody']),
  })),
  'note-case': onCase(isOpen, () => ({ text: 'a letter came' })),
  'promise-case': onCase(isOpen, (setting) => {
    const { draw, today } = setting;
    const promisedOn = draw.chance(0.15) ? recently(setting, 20) : daysAfter(today, draw.whole(1, 60));
    return { promisedOn, because: 'the Fund has not answered' };
  }),
  'move-case': onCase(
    (file) => isOpen(file) && !isDecided(file),
    ({ draw }, file) => {
      const steps = file === undefined ? [] : stepsOf(file.kind);
      const next = steps[steps.indexOf(file?.stage ?? '') + 1];
      const stage = next !== undefined && draw.chance(0.7) ? next : (draw.ofAny([...steps, 'closed']) ?? 'ready');
      return { stage, ...(draw.chance(0.6) ? { because: 'looked at again' } : {}) };
    },
  ),
  'close-case': onCase(
    (file) => isOpen(file) && (stepsOf(file.kind).at(-1) ?? 'decided') === file.stage,
    ({ draw }, file) => {
      const over = file?.stage === (stepsOf(file?.kind ?? '').at(-1) ?? 'decided');
      const outcome = over && draw.chance(0.9) ? 'completed' : draw.of(['completed', 'withdrawn', 'opened-in-error']);
      return { outcome, because: 'it is over' };
    },
  ),
  'reopen-case': onCase(
    (file) => !isOpen(file),
    () => ({ because: 'a letter came' }),
  ),
  'establish-facts': onCase(
    (file) => isOpen(file) && isDecided(file),
    (setting, file) => ({
      facts: facts(setting, file),
      ...(setting.draw.chance(0.8) ? { reason: 'the hospital record' } : {}),
    }),
  ),
  'propose-option': onCase(
    (file) => isOpen(file) && (file.stage === 'open-point' || file.aside.size > 0),
    (setting, file) => {
      const [reading, option] = point(setting, file);
      return { reading, option, authority: authority(setting), reasons: 'as the Board found' };
    },
  ),
  'approve-option': ({ draw, model }) => {
    const all = [...model.options];
    const waiting = all.filter(([, { approved }]) => !approved);
    const found = draw.ofAny(waiting.length > 0 && draw.chance(0.85) ? waiting : all);
    return { participant: found?.[1].participant ?? 'P1', option: found?.[0] ?? 'no-option' };
  },
  'file-contest': (setting) => {
    const { draw, model } = setting;
    const all = [...model.decisions.values()];
    const stand = all.filter(({ state, application }) => state === 'approved' && application !== undefined);
    const found = draw.ofAny(stand.length > 0 && draw.chance(0.85) ? stand : all);
    return {
      participant: found?.participant ?? 'P1',
      decision: found?.id ?? 'no-decision',
      forum: draw.of(['reconsideration', 'board', 'court']),
      filedOn: draw.chance(0.05) ? '2099-01-01' : recently(setting, 3),
      ...(draw.chance(0.5) ? { deadline: recently(setting, 6) } : {}),
      grounds: 'the amount',
    };
  },
  'stay-case': onCase(
    ({ stage }) => stage === 'contested',
    (setting, file) => ({
      contest: contest(setting, file)?.id ?? 'no-contest',
      stays: setting.draw.chance(0.2) !== (file?.stay === undefined),
      authority: authority(setting),
    }),
  ),
  'conclude-contest': (setting) => {
    const { draw } = setting;
    const found = contest(setting);
    return {
      participant: found?.participant ?? 'P1',
      contest: found?.id ?? 'no-contest',
      disposition: draw.of(['upheld', 'remanded', 'remanded', 'dismissed', 'withdrawn']),
      decidedOn: draw.chance(0.1) ? recently(setting, 20) : setting.today,
      authority: authority(setting),
      reasons: 'heard',
    };
  },
  'propose-recalculation': (setting) => {
    const { draw, model } = setting;
    const owed = model.payable(model.seq).filter((one) => differencesOf(one).length > 0);
    const found = draw.chance(0.85) ? draw.ofAny(owed)?.participant : undefined;
    return { participant: found ?? someone(setting), because: 'it came in late' };
  },
  'approve-recalculation': ({ draw, model }) => {
    const all = [...model.recalculations];
    const waiting = all.filter(([, { approved }]) => !approved);
    const [id, found] = draw.ofAny(waiting.length > 0 && draw.chance(0.85) ? waiting.slice(-3) : all) ?? ['none'];
    const digest = draw.chance(0.05) ? 'what nobody saw' : (found?.digest ?? '');
    return { participant: found?.participant ?? 'P1', recalculation: id, digest };
  },
  'look-over': () => ({}),
};
