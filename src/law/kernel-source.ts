// The kernel of a question as TypeScript: of one row and over columns, with the shape of what goes in and comes out.
// How nodes become statements is in the rules room; scripts/generate-kernels.ts writes the files and checks them for drift.

import {
  type ColumnShape,
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
  const name = identifier(id);
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const row = functionOf(QUESTIONS[id], 'row');
  const columns = functionOf(QUESTIONS[id], 'columns');
  const nodes = nodesOf(rootsOf(QUESTIONS[id]));
  const results = row.outputs.flatMap(({ name: field, kind }) => outputColumns(field, kind));
  const usesSteps = row.lines.some((line) => line.endsWith(' as Steps;'));
  const lawIn = ({ lines }: Written): string => (lines.some((line) => /\blaw\./.test(line)) ? 'law' : '_law');
  const source = [
    '// Generated from the rule graph by `npm run generate`: a change belongs in the law, not here.',
    `// The question ${id}, of one row and over columns.`,
    '',
    `import type { Kernel, KernelLaw${usesSteps ? ', Steps' : ''} } from '../../rules/index.ts';`,
    `import { ${importsOf([...row.lines, ...columns.lines]).join(', ')} } from '../../rules/index.ts';`,
    '',
    `export interface ${type}Row {`,
    ...row.inputs.flatMap((input) => fieldsOf(input, () => 'number')),
    '}',
    '',
    `export interface ${type}Columns {`,
    ...row.inputs.flatMap((input) => fieldsOf(input, ({ array }) => array)),
    '}',
    '',
    `export interface ${type}Result {`,
    '  outcome: number;',
    ...results.map((column) => `${column.name}: number;`),
    '}',
    '',
    `export interface ${type}Results {`,
    '  readonly outcome: Uint8Array;',
    ...results.map((column) => `readonly ${column.name}: ${column.array};`),
    '}',
    '',
    `function ${name}Row(row: ${type}Row, ${lawIn(row)}: KernelLaw): ${type}Result {`,
    ...row.lines,
    '}',
    '',
    `function ${name}Columns(`,
    `columns: ${type}Columns, ${lawIn(columns)}: KernelLaw, results: ${type}Results, rows: number, rest: Int32Array): number {`,
    ...columns.lines,
    '}',
    '',
    `export const ${name}: Kernel<${type}Row, ${type}Columns, ${type}Result, ${type}Results> = {`,
    `row: ${name}Row,`,
    'at: (columns, i) => ({',
    ...row.inputs.flatMap(inputColumns).map(({ name: column }) => `${column}: columns.${column}[i] as number,`),
    '}),',
    `columns: ${name}Columns,`,
    'inputs: [',
    ...row.inputs.map(({ name: input, node }) => `{ name: '${input}', node: ${nodes.indexOf(node)} },`),
    '],',
    'outputs: [',
    ...row.outputs.map(({ name: output, kind }) => `{ name: '${output}', kind: '${kind}' },`),
    '],',
    '};',
    '',
  ];
  for (const lines of [row.lines, columns.lines]) {
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

type Shape = 'row' | 'columns';

const READS: Readonly<Record<Shape, EmitOptions['read']>> = {
  row: (name, part) => `row.${columnName(name, part)}`,
  columns: (name, part) => `${columnName(name, part)}Column[i] as number`,
};

/** Statements that give nodes their values, behind those that take what they need from the law. */
interface Statements {
  readonly before: readonly string[];
  readonly each: readonly string[];
  readonly emitted: Emitted;
}

/** What works out the nodes below the roots, of one row or over columns. */
export function statementsOf(roots: readonly Node[], shape: Shape): Statements {
  const emitted = emit(roots, {
    sure: shape === 'columns',
    codes: TEXT_CODES,
    placeOf: (reading, option) => optionsOf(reading as ReadingId).indexOf(option),
    read: READS[shape],
  });
  const before = [
    ...[...emitted.figures].map(([id, name]) => `const ${name} = law.figures['${id}'] as Steps;`),
    ...[...emitted.readings].map(([id, name]) => `const ${name} = law.readings['${id}'] as number;`),
    'const over = law.over;',
    ...(shape === 'columns' ? ['let sure = true;', 'let left = 0;'] : []),
    ...emitted.prelude,
  ];
  return { before, each: ['let beyond = false;', ...emitted.lines], emitted };
}

/** The body of the function: what is the same for every row, then what each row says, then its outcome. */
function functionOf(question: Question, shape: Shape): Written {
  const { before, each, emitted } = statementsOf(rootsOf(question), shape);
  const outputs = question.fields
    .filter(({ node }) => node.kind !== 'list')
    .map(({ name, node, when }) => ({
      name,
      kind: node.kind,
      value: emitted.of(node),
      when: when === undefined ? undefined : emitted.of(when),
    }));
  const decided = [...each, ...outcomeLines(question, emitted)];
  const results = outputs.flatMap((output) => storeLines(output, shape));
  const lines =
    shape === 'row'
      ? [...before, ...decided, `return { ${['outcome', ...results].join(', ')} };`]
      : [...arraysOf(emitted, outputs), ...before, ...loopOf(emitted, decided, results)];
  return { lines: withoutUnused(lines), inputs: emitted.inputs, outputs };
}

/** The arrays by names of their own, so that the loop looks none of them up. */
function arraysOf(emitted: Emitted, outputs: readonly Output[]): readonly string[] {
  return [
    ...emitted.inputs.flatMap(inputColumns).map(({ name }) => `const ${name}Column = columns.${name};`),
    'const outcomeResult = results.outcome;',
    ...outputs
      .flatMap(({ name, kind }) => outputColumns(name, kind))
      .map(({ name }) => `const ${name}Result = results.${name};`),
  ];
}

/** The loop over the rows; one of which not all is there, or that doubles cannot hold, is left for the other function. */
function loopOf(emitted: Emitted, decided: readonly string[], results: readonly string[]): readonly string[] {
  const leave = ['rest[left++] = i;', 'continue;', '}'];
  return [
    'for (let i = 0; i < rows; i++) {',
    `if (${['!sure', ...emitted.tests].join(' || ')}) {`,
    ...leave,
    ...decided,
    'if (outcome === BEYOND) {',
    ...leave,
    'outcomeResult[i] = outcome;',
    ...results,
    '}',
    'return left;',
  ];
}

/** The bits of the parts of a question, and the outcome that follows from them. */
function outcomeLines(question: Question, emitted: Emitted): readonly string[] {
  const { cohort, first, needs, conditions, fields } = question;
  const bits = (parts: readonly string[]): string => {
    const some = [...new Set(parts.filter((part) => part !== '0'))];
    return some.length === 0 ? '0' : some.join(' | ');
  };
  const part = ({ node, when }: { readonly node: Node; readonly when?: Node }): string => {
    const { status } = emitted.of(node);
    if (when === undefined) return status;
    const condition = emitted.of(when);
    if (condition.status === '0' && status === '0') return '0';
    return `partBits(${condition.status}, ${condition.value}, ${status})`;
  };
  const denied = conditions.map((condition) => {
    const { value, status } = emitted.of(condition);
    return status === '0' ? `!${value}` : `(!${value} && ${status} === 0)`;
  });
  const answers = fields.filter(({ optional }) => !optional).map(part);
  return [
    `const denied = ${denied.join(' || ') || 'false'};`,
    `const outcome = outcomeOfBits(${[
      cohort === undefined ? '0' : emitted.of(cohort).status,
      bits(first.map(part)),
      bits(conditions.map((condition) => emitted.of(condition).status)),
      'denied',
      bits([...needs.map((node) => emitted.of(node).status), ...answers]),
      'beyond',
    ].join(', ')});`,
  ];
}

function storeLines({ name, kind, value, when }: Output, shape: Shape): readonly string[] {
  const stands = when === undefined ? 'outcome === GRANTED' : `outcome === GRANTED && ${when.value}`;
  const none = isExact(kind) ? 'Number.NaN' : 'ABSENT';
  const given = kind === 'truth' ? `(${value.value} ? 1 : 0)` : value.value;
  const parts: [string, string][] = [[name, `${stands} ? ${given} : ${none}`]];
  if (value.form === 'fraction' && value.whole !== '0') throw new Error(`${name} is no single fraction`);
  if (kind === 'ratio' && value.form === 'fraction') parts.push([columnName(name, 'over'), written(value.over)]);
  return parts.map(([field, expression]) =>
    shape === 'row' ? `${field}: ${expression}` : `${field}Result[i] = ${expression};`,
  );
}

/** The columns of an input as fields of an interface, the first with what stands in it. */
function fieldsOf(input: Input, type: (column: ColumnShape) => string): readonly string[] {
  const { node } = input;
  const source = node.op === 'fact' ? `The fact ${node.data['pointer']}` : `The finding ${node.data['name']}`;
  const found = node.op === 'finding' ? '; its status is zero where it found it, else why not' : '';
  return [
    `/** ${source}: ${FORMS[inputForm(node)]}${found}. */`,
    ...inputColumns(input).map((column) => `readonly ${column.name}: ${type(column)};`),
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
  'EXACT',
  'GRANTED',
  'NO_LAW',
  'UNKNOWN',
  'birthdayOf',
  'chosenBits',
  'daysLater',
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
