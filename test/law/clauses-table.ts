// `npm run clauses`: for each clause its rules, the tests that name it, and the mutants that those tests kill.
// It fails where a clause that a question asks has no rule or no test, or where a mutant survives unexplained.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSES, QUESTIONS } from '../../src/law/index.ts';
import { VERBS } from '../../src/office/index.ts';
import { citationsOf, loadCases } from './cases.ts';
import { runMutants } from './mutants.ts';

interface Row {
  readonly clause: string;
  readonly asks: string;
  readonly rules: readonly string[];
  readonly tests: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: readonly string[];
}

/** The tests of the office, as text: a test names a clause by its id. */
const officeTests = testsIn('src/office');

const cases = loadCases();
const citations = citationsOf(QUESTIONS);
const mutants = runMutants(cases);

const rows = Object.entries(CLAUSES).map(([clause, { asks }]): Row => {
  const own = mutants.filter((mutant) => mutant.clause === clause);
  const alive = own.filter(({ killedBy }) => killedBy === undefined);
  return {
    clause,
    asks,
    rules: [...(citations.get(clause) ?? [])].sort(),
    tests: cases.filter(({ clauses }) => clauses.includes(clause)).length,
    killed: own.length - alive.length,
    equivalent: alive.filter(({ equivalent }) => equivalent !== undefined).length,
    survivors: alive.filter(({ equivalent }) => equivalent === undefined).map(({ rule, label }) => `${rule}: ${label}`),
  };
});

const asked = rows.filter(({ asks }) => !asks.startsWith('office:'));

/** Clauses of the office are claims of the product once a verb of the office carries them out. */
const ofTheOffice = rows
  .filter(({ asks }) => asks.startsWith('office:'))
  .map(({ clause }) => ({
    clause,
    verbs: [...VERBS.values()].filter(({ clauses = [] }) => clauses.includes(clause)).map(({ name }) => name),
    tests: officeTests.filter((text) => text.includes(clause)).length,
  }));
const carriedOut = ofTheOffice.filter(({ verbs }) => verbs.length > 0);
const notYet = ofTheOffice.filter(({ verbs }) => verbs.length === 0);

const columns = (cells: readonly string[]): string =>
  [cells[0]?.padEnd(28), cells[1]?.padStart(6), cells[2]?.padStart(7), cells[3]?.padStart(11), ` ${cells[4]}`].join(
    ' ',
  );

console.log(columns(['clause', 'tests', 'killed', 'equivalent', 'rules']));
for (const { clause, tests, killed, equivalent, rules } of asked) {
  console.log(columns([clause, `${tests}`, `${killed}`, `${equivalent}`, rules.join(', ') || '-']));
}
console.log(`\n${'carried out by the office'.padEnd(28)} tests  verbs`);
for (const { clause, tests, verbs } of carriedOut) {
  console.log(`${clause.padEnd(28)} ${`${tests}`.padStart(5)}  ${verbs.join(', ')}`);
}
console.log(`\nNot carried out yet: ${notYet.map(({ clause }) => clause).join(', ')}`);

const faults = [
  ...asked.flatMap(({ clause, rules, tests, survivors }) => [
    ...(rules.length === 0 ? [`${clause} has no rule`] : []),
    ...(tests === 0 ? [`${clause} has no test that names it`] : []),
    ...survivors.map((survivor) => `${clause}: a mutant survives: ${survivor}`),
  ]),
  ...carriedOut.flatMap(({ clause, tests }) =>
    tests === 0 ? [`${clause} has no test of the office that names it`] : [],
  ),
];
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exit(1);
}
console.log(`\n${asked.length} clauses, ${mutants.length} mutants, none survives unexplained`);

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
