// The query behind `retiro law`: in short, what each question stands on, and the law that its decisions name.
// The law as one document is the law room's.

import { CLAUSES, type LawDocument, lawGraphOf, lawHashOf, QUESTIONS, type QuestionId } from '../law/index.ts';

interface QuestionSummary {
  readonly question: QuestionId;
  readonly nodes: number;
  readonly parameters: number;
  readonly readings: number;
  readonly law: string;
}

export interface LawSummary {
  readonly nodes: number;
  readonly parameters: number;
  readonly readings: number;
  readonly clauses: number;
  readonly questions: readonly QuestionSummary[];
}

/** How much there is of the law, in all and for each question; nodes that questions share count once in all. */
export function summarizeLaw({ nodes, parameters, readings }: LawDocument): LawSummary {
  return {
    nodes: nodes.length,
    parameters: Object.keys(parameters).length,
    readings: Object.keys(readings).length,
    clauses: Object.keys(CLAUSES).length,
    questions: (Object.keys(QUESTIONS) as QuestionId[]).map(summaryOf),
  };
}

function summaryOf(question: QuestionId): QuestionSummary {
  const graph = lawGraphOf(question);
  const idsOf = (wanted: string) => new Set(graph.flatMap(([op, , { id }]) => (op === wanted ? [id] : [])));
  return {
    question,
    nodes: graph.length,
    parameters: idsOf('parameter').size,
    readings: idsOf('reading').size,
    law: lawHashOf(question),
  };
}
