import type { AgendaItem } from './agenda.ts';
import type { Decision } from './decision.ts';
import type { Signal } from './signal.ts';
import type { UnnamedVote } from './unnamed-vote.ts';

/** What a body did in a meeting; all three are empty where the source is of no meeting. */
export type Proceedings = {
  agenda: AgendaItem[];
  decisions: Decision[];
  signals: Signal[];
  /** Left out where there are none. */
  unnamedVotes?: UnnamedVote[];
};
