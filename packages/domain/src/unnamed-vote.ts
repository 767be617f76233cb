import type { Citation } from './citation.ts';
import type { DecisionResult } from './decision.ts';

/** A vote of which the source does not say what it was on: its matter is called by a number alone. It is no decision. */
export type UnnamedVote = {
  /** As the matter was called: "item L", "docket 0143". */
  matter: string;
  result: DecisionResult;
  /** Where the outcome is said. */
  outcome: Citation;
  /** Position of its item in the agenda; null where it belongs to none. */
  agendaItem: number | null;
};
