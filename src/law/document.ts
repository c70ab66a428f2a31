// The whole law as one document: what an outsider needs to decide a question without this program.
// What each part means, and what findings do, is in docs/rule-graph.md; its shape is docs/law-graph.schema.json.

import type { Words } from '../base/index.ts';
import { graphData, type Node, nodesOf } from '../rules/index.ts';
import { factsShape } from './facts/facts.ts';
import type { FactForm } from './facts/shape.ts';
import type { Field } from './fields.ts';
import type { Form } from './forms.ts';
import { lawHashOf } from './graph.ts';
import { type Need, QUESTIONS, type Question, type QuestionId, rootsOf } from './questions.ts';
import { CLAUSES } from './register/clauses.generated.ts';
import { PARAMETERS } from './register/parameters.generated.ts';
import { READINGS } from './register/readings.generated.ts';

/** Rises with every change of what a reader of the document must know. */
const VERSION = 1;

/** A node: its arguments and, in questions, all nodes are places in the list of nodes, which hold those before them. */
interface DocumentNode {
  readonly op: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly args: readonly number[];
  readonly words?: Words;
}

interface DocumentPart {
  readonly node: number;
  readonly when?: number;
}

interface DocumentField extends DocumentPart {
  readonly name: string;
  readonly optional?: true;
  readonly form: Form;
}

interface DocumentQuestion {
  /** The hash that a decision names as its law. */
  readonly hash: string;
  readonly asOfDay: boolean;
  readonly cohort?: number;
  readonly first: readonly DocumentPart[];
  readonly needs: readonly number[];
  readonly conditions: readonly number[];
  readonly fields: readonly DocumentField[];
}

/** The law as data: the same text for the same law, whoever writes it out. */
export interface LawDocument {
  readonly format: 'retiro-law';
  readonly version: number;
  readonly questions: Readonly<Record<QuestionId, DocumentQuestion>>;
  readonly nodes: readonly DocumentNode[];
  readonly facts: FactForm;
  readonly parameters: typeof PARAMETERS;
  readonly readings: typeof READINGS;
  readonly clauses: typeof CLAUSES;
}

/** The law as a document; each node of the questions stands in it once. */
export function lawDocument(): LawDocument {
  const questions: readonly Question[] = Object.values(QUESTIONS);
  const roots = questions.flatMap(rootsOf);
  const nodes = nodesOf(roots);
  const places = new Map(nodes.map((node, place) => [node, place]));
  const place = (node: Node): number => places.get(node) as number;
  const documented = Object.entries(QUESTIONS).map(([id, question]): [string, DocumentQuestion] => [
    id,
    documentQuestion(id as QuestionId, question, place),
  ]);
  return {
    format: 'retiro-law',
    version: VERSION,
    questions: Object.fromEntries(documented) as LawDocument['questions'],
    nodes: graphData(roots).map(([op, kind, data, args], i): DocumentNode => {
      const words = nodes[i]?.words;
      return { op, kind, data, args, ...(words === undefined ? {} : { words }) };
    }),
    facts: factsShape.form,
    parameters: PARAMETERS,
    readings: READINGS,
    clauses: CLAUSES,
  };
}

function documentQuestion(id: QuestionId, question: Question, place: (node: Node) => number): DocumentQuestion {
  const { asOfDay, cohort, first, needs, conditions, fields } = question;
  const part = ({ node, when }: Need): DocumentPart => ({
    node: place(node),
    ...(when === undefined ? {} : { when: place(when) }),
  });
  const field = ({ name, optional, form, ...rest }: Field): DocumentField => ({
    name,
    ...part(rest),
    ...(optional === undefined ? {} : { optional }),
    form,
  });
  return {
    hash: lawHashOf(id),
    asOfDay,
    ...(cohort === undefined ? {} : { cohort: place(cohort) }),
    first: first.map(part),
    needs: needs.map(place),
    conditions: conditions.map(place),
    fields: fields.map(field),
  };
}
