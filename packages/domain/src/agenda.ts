import type { Citation } from './citation.ts';
import type { DecisionResult } from './decision.ts';

/** What became of an item of an agenda. */
export const agendaStates = [
  'carried',
  'failed',
  'withdrawn',
  'deferred',
  'noted',
] as const satisfies readonly (DecisionResult | 'noted')[];
type AgendaState = (typeof agendaStates)[number];

/** One item of a meeting's agenda, in the order in which it was taken. Times in ms, pages from 1. */
export type AgendaItem = {
  /** As the paper or the chair gives it: "7", "4 D", "VI.B". */
  number: string | null;
  title: string;
  /** Null where the source does not tell. */
  state: AgendaState | null;
  /** Index of the first and the last segment, both inside. */
  firstSegment: number;
  lastSegment: number;
  /** The words that announce it. */
  citation: Citation;
};
