// The kernel of a question as TypeScript: its two functions over columns, and the shape of what goes in and comes out.
// How nodes become statements is in the rules room; scripts/generate-kernels.ts writes the files and checks them for drift.

import {
  columnName,
  type EmitOptions,
  type Emitted,
  emit,
  type Input,
  identifier,
  inputColumns,
  inputForm,
  isExact,
  type Kind,
  type Node,
  nodesOf,
  outputColumns,
  type Representation,
  withoutUnused,
  written,
} from '../rules/index.ts';
import { QUESTIONS, type Question, type QuestionId, rootsOf } from './questions.ts';
import { optionsOf, type ReadingId } from './readings.ts';
import { TEXT_CODES } from './vocabulary.ts';

/** Source that V8 still optimizes as one function. */
const MOST_SOURCE = 30 * 1024;

/** A field that a kernel gives as a column. */
interface Output {
  readonly name: string;
  readonly kind: Kind;
  readonly value: Representation;
  readonly when: Representation | undefined;
}

/** The generated module of a question. Throws where a function would be longer than V8 optimizes. */
export function kernelSource(id: QuestionId): string {
  return kernelSourceOf(id, QUESTIONS[id], '../../rules/index.ts');
}

/** The generated module of any question made of the law's nodes; `rules` is where it imports the rules room from. */
export function kernelSourceOf(id: string, question: Question, rules: string): string {
  const name = identifier(id);
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const any = functionOf(question, 'rows');
  const columns = functionOf(question, 'columns');
  const nodes = nodesOf(rootsOf(question));
  const results = any.outputs.flatMap(({ name: field, kind }) => outputColumns(field, kind));
  const usesSteps = any.lines.some((line) => line.endsWith(' as Steps;'));
  const lawIn = ({ lines }: Written): string => (lines.some((line) => /\blaw\./.test(line)) ? 'law' : '_law');
  const source = [
    '// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.',
    `// The question ${id}: of rows of which all is there, and of any.`,
    '',
    `import type { Kernel, KernelLaw${usesSteps ? ', Steps' : ''} } from '${rules}';`,
    `import { ${importsOf([...any.lines, ...columns.lines]).join(', ')} } from '${rules}';`,
    '',
    `export interface ${type}Columns {`,
    ...any.inputs.flatMap(fieldsOf),
    '}',
    '',
    `export interface ${type}Results {`,
    '  readonly outcome: Uint8Array;',
    ...results.map((column) => `readonly ${column.name}: ${column.array};`),
    '}',
    '',
    `function ${name}Rows(`,
    `columns: ${type}Columns, ${lawIn(any)}: KernelLaw, results: ${type}Results, which: Int32Array, many: number): void {`,
    ...any.lines,
    '}',
    '',
    `function ${name}Columns(`,
    `columns: ${type}Columns, ${lawIn(columns)}: KernelLaw, results: ${type}Results, begin: number, end: number, rest: Int32Array): number {`,
    ...columns.lines,
    '}',
    '',
    `export const ${name}: Kernel<${type}Columns, ${type}Results> = {`,
    `columns: ${name}Columns,`,
    `rows: ${name}Rows,`,
    'inputs: [',
    ...any.inputs.map(({ name: input, node }) => `{ name: '${input}', node: ${nodes.indexOf(node)} },`),
    '],',
    'outputs: [',
    ...any.outputs.map(({ name: output, kind }) => `{ name: '${output}', kind: '${kind}' },`),
    '],',
    '};',
    '',
  ];
  for (const lines of [any.lines, columns.lines]) {
    const length = indented(lines).join('\n').length;
    if (length > MOST_SOURCE) throw new Error(`the kernel of ${id} is ${length} characters long`);
  }
  return indented(source).join('\n');
}

/** The lines moved in by the blocks they stand in. */
function indented(lines: readonly string[]): readonly string[] {
  let depth = 0;
  return lines.map((line) => {
    const text = line.trim();
    if (/^[}\])]/.test(text)) depth -= 1;
    const moved = text === '' ? '' : `${' '.repeat(Math.max(depth, 0))}${text}`;
    if (/[{[(]$/.test(text)) depth += 1;
    return moved;
  });
}

/** The module that lists the kernels by their questions. */
export function kernelIndexSource(): string {
  const ids = Object.keys(QUESTIONS);
  return [
    '// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.',
    '// The kernels of all questions.',
    '',
    ...ids.map((id) => `import { ${identifier(id)} } from './${id}.generated.ts';`),
    '',
    'export const KERNELS = {',
    ...ids.map((id) => `'${id}': ${identifier(id)},`),
    '};',
    '',
  ].join('\n');
}

interface Written {
  readonly lines: readonly string[];
  readonly inputs: readonly Input[];
  readonly outputs: readonly Output[];
}

/** Over all rows of which everything is there, or over some, whatever is missing. */
type Shape = 'columns' | 'rows';

const LEAVE = ['rest[left++] = i;', 'continue;'];

/** A column of facts, and one of results: the loop over all rows has them by names of their own, so that it looks none up. */
const columnIn = (shape: Shape, name: string): string => (shape === 'columns' ? `${name}Column` : `columns.${name}`);
const resultIn = (shape: Shape, name: string): string => (shape === 'columns' ? `${name}Result` : `results.${name}`);

/** Statements that give nodes their values, behind those that take what they need from the law. */
interface Statements {
  readonly before: readonly string[];
  readonly each: readonly string[];
  readonly emitted: Emitted;
}

/** What works out the nodes below the roots. */
export function statementsOf(roots: readonly Node[], shape: Shape, settle?: EmitOptions['settle']): Statements {
  const emitted = emit(roots, {
    ...(settle === undefined ? {} : { settle }),
    ...(shape === 'columns' ? { leave: LEAVE } : {}),
    codes: TEXT_CODES,
    placeOf: (reading, option) => optionsOf(reading as ReadingId).indexOf(option),
    read: (name, part) => `${columnIn(shape, columnName(name, part))}[i] as number`,
  });
  const before = [
    ...[...emitted.figures].map(([id, name]) => `const ${name} = law.figures['${id}'] as Steps;`),
    ...[...emitted.readings].map(([id, name]) => `const ${name} = law.readings['${id}'] as number;`),
    'const over = law.over;',
    ...(shape === 'columns' ? ['let sure = over <= SMALL;', 'let left = 0;'] : []),
    ...emitted.prelude,
  ];
  return { before, each: [shape === 'rows' ? 'let beyond = false;' : 'let most = 0;', ...emitted.lines], emitted };
}

/** The body of the function: what is the same for every row, then what each row says, then its outcome. */
function functionOf(question: Question, shape: Shape): Written {
  const shown = question.fields.filter(({ node }) => node.kind !== 'list');
  const settle: EmitOptions['settle'] = {
    after: settlingNodes(question),
    lines: (emitted) =>
      settleLines(
        question,
        emitted,
        shown.flatMap(({ name, node }) => noneOf(name, node.kind)),
      ),
  };
  const inOrder = [...new Set([...settle.after, ...rootsOf(question)])];
  const early = shape === 'columns' && question.conditions.length > 0;
  const { before, each, emitted } = statementsOf(inOrder, shape, early ? settle : undefined);
  const outputs = shown.map(({ name, node, when }) => ({
    name,
    kind: node.kind,
    value: emitted.of(node),
    when: when === undefined ? undefined : emitted.of(when),
  }));
  const denied = early ? [] : [deniedLine(question, emitted)];
  const decided = [
    ...each,
    ...denied,
    `const outcome = ${outcomeOf(question, emitted, shape, early ? 'false' : 'denied')};`,
    ...(shape === 'columns' ? ['if (outcome === BEYOND) {', ...LEAVE, '}'] : []),
    `${resultIn(shape, 'outcome')}[i] = outcome;`,
    ...outputs.flatMap((output) => storeLines(output, shape)),
  ];
  const lines = [...(shape === 'columns' ? arraysOf(emitted, outputs) : []), ...before, ...LOOPS[shape](decided)];
  return { lines: withoutUnused(lines), inputs: emitted.inputs, outputs };
}

/** What is worked out before it is seen whether a row is denied. */
function settlingNodes({ cohort, first, conditions }: Question): readonly Node[] {
  const parts = first.flatMap(({ when, node }) => (when === undefined ? [node] : [when, node]));
  return [...(cohort === undefined ? [] : [cohort]), ...parts, ...conditions];
}

/**
 * A row that is denied needs no amounts, as outcomeOfBits says it: of rows of which all is there no figure is without a
 * value, and what is denied and not settled here has an outcome that comes before a denial.
 */
function settleLines(question: Question, emitted: Emitted, none: readonly string[]): readonly string[] {
  const first = bitsOf(question.first.map((part) => partOf(part, emitted)));
  const cohort = question.cohort === undefined ? '0' : emitted.of(question.cohort).status;
  const tests = [
    'denied',
    ...(cohort === '0' ? [] : [`${cohort} === 0`]),
    ...(first === '0' ? [] : [`((${first}) & UNKNOWN) === 0`]),
    'most <= EXACT',
  ];
  return [
    deniedLine(question, emitted),
    `if (${tests.join(' && ')}) {`,
    'outcomeResult[i] = DENIED;',
    ...none,
    'continue;',
    '}',
  ];
}

/** What stands in the columns of a field that is not there. */
function noneOf(name: string, kind: string): readonly string[] {
  const over = kind === 'ratio' ? [`${columnName(name, 'over')}Result[i] = 1;`] : [];
  return [`${name}Result[i] = ${isExact(kind) ? 'Number.NaN' : 'ABSENT'};`, ...over];
}

/** The arrays by names of their own. */
function arraysOf(emitted: Emitted, outputs: readonly Output[]): readonly string[] {
  return [
    ...emitted.inputs.flatMap(inputColumns).map(({ name }) => `const ${name}Column = columns.${name};`),
    'const outcomeResult = results.outcome;',
    ...outputs
      .flatMap(({ name, kind }) => outputColumns(name, kind))
      .map(({ name }) => `const ${name}Result = results.${name};`),
  ];
}

/** The loops; a row of which not all is there, or that doubles cannot hold, is left for the other one. */
const LOOPS: Readonly<Record<Shape, (decided: readonly string[]) => readonly string[]>> = {
  columns: (decided) => [
    'if (!sure) return everyRow(begin, end, rest);',
    'for (let i = begin; i < end; i++) {',
    ...decided,
    '}',
    'return left;',
  ],
  rows: (decided) => ['for (let k = 0; k < many; k++) {', 'const i = which[k] as number;', ...decided, '}'],
};

/** Whether a condition is known to fail. */
function deniedLine({ conditions }: Question, emitted: Emitted): string {
  const denied = conditions.map((condition) => {
    const { value, status } = emitted.of(condition);
    return status === '0' ? `!${value}` : `(!${value} && ${status} === 0)`;
  });
  return `const denied = ${denied.join(' || ') || 'false'};`;
}

/** The bits of several parts together. */
function bitsOf(parts: readonly string[]): string {
  const some = [...new Set(parts.filter((part) => part !== '0'))];
  return some.length === 0 ? '0' : some.join(' | ');
}

/** The bits of a part that may stand only where its condition holds. */
function partOf({ node, when }: { readonly node: Node; readonly when?: Node }, emitted: Emitted): string {
  const { status } = emitted.of(node);
  if (when === undefined) return status;
  const condition = emitted.of(when);
  if (condition.status === '0' && status === '0') return '0';
  return `partBits(${condition.status}, ${condition.value}, ${status})`;
}

/** The outcome that follows from the bits of the parts of a question. */
function outcomeOf(
  { cohort, first, needs, conditions, fields }: Question,
  emitted: Emitted,
  shape: Shape,
  denied: string,
): string {
  const answers = fields.filter(({ optional }) => !optional).map((field) => partOf(field, emitted));
  const parts = [
    cohort === undefined ? '0' : emitted.of(cohort).status,
    bitsOf(first.map((part) => partOf(part, emitted))),
    bitsOf(conditions.map((condition) => emitted.of(condition).status)),
    denied,
    bitsOf([...needs.map((node) => emitted.of(node).status), ...answers]),
    shape === 'rows' ? 'beyond' : '!(most <= EXACT)',
  ];
  return `outcomeOfBits(${parts.join(', ')})`;
}

function storeLines({ name, kind, value, when }: Output, shape: Shape): readonly string[] {
  const stands = when === undefined ? 'outcome === GRANTED' : `outcome === GRANTED && ${when.value}`;
  const none = isExact(kind) ? 'Number.NaN' : 'ABSENT';
  const given = kind === 'truth' ? `(${value.value} ? 1 : 0)` : value.value;
  if (value.form === 'fraction' && value.whole !== '0') throw new Error(`${name} is no single fraction`);
  const over = kind === 'ratio' && value.form === 'fraction' ? [written(value.over)] : [];
  return [
    `${resultIn(shape, name)}[i] = ${stands} ? ${given} : ${none};`,
    ...over.map((product) => `${resultIn(shape, columnName(name, 'over'))}[i] = ${product};`),
  ];
}

/** The columns of an input as fields of an interface, the first with what stands in it. */
function fieldsOf(input: Input): readonly string[] {
  const { node } = input;
  const source = node.op === 'fact' ? `The fact ${node.data['pointer']}` : `The finding ${node.data['name']}`;
  const found = node.op === 'finding' ? '; its status is zero where it found it, else why not' : '';
  return [
    `/** ${source}: ${FORMS[inputForm(node)]}${found}. */`,
    ...inputColumns(input).map(({ name, array }) => `readonly ${name}: ${array};`),
  ];
}

const FORMS = {
  integer: 'a packed date, a number or a code; -1 where absent',
  truth: '1 or 0; -1 where absent',
  cents: 'whole cents; below zero where absent',
  fraction: 'its numerator; below zero where absent',
  list: 'no more than whether there is one',
} as const;

/** What generated code may call, by name. */
const CALLABLE = [
  'ABSENT',
  'BEYOND',
  'DENIED',
  'EXACT',
  'GRANTED',
  'NO_LAW',
  'SMALL',
  'UNKNOWN',
  'alwaysFrom',
  'areSmall',
  'birthdayOf',
  'chosenBits',
  'daysLater',
  'everyRow',
  'isLeap',
  'lastDay',
  'lastStep',
  'monthEndOf',
  'monthEndOfDay',
  'outcomeOfBits',
  'partBits',
  'roundMixed',
  'roundOf',
  'stepAt',
];

function importsOf(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  return CALLABLE.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}
