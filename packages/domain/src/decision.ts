import type { Citation, CitedText } from './citation.ts';
import type { CitedField } from './cited-field.ts';
import type { MoveKind } from './move.ts';

export const decisionResults = ['carried', 'failed', 'withdrawn', 'deferred'] as const;
export type DecisionResult = (typeof decisionResults)[number];

/** How a body came to it: a vote on a motion, no objection, a consent calendar, or a report out of closed session. */
export const decisionBases = ['motion', 'consensus', 'consent', 'closed-session'] as const;
type DecisionBasis = (typeof decisionBases)[number];

/** Who is recused, or is there and does not vote, neither abstains nor is absent. */
export const ballots = ['yes', 'no', 'abstain', 'recused', 'not_voting', 'absent'] as const;
type Ballot = (typeof ballots)[number];

/** What one member of the body voted, by name. */
export type NamedBallot = { name: string; ballot: Ballot; citation: Citation };

/** What a body decided, or declined to. An amended motion stands in its last wording alone. */
export type Decision = {
  /** The motion in words of the source. */
  motion: CitedText;
  basis: DecisionBasis;
  movedBy: CitedField<string>;
  secondedBy: CitedField<string>;
  result: CitedField<DecisionResult>;
  yes: CitedField<number>;
  no: CitedField<number>;
  abstain: CitedField<number>;
  ballots: NamedBallot[];
  /** Where a vote is told in a form that was not understood, or that contradicts itself: nothing is told of it. */
  voteUnread: Citation | null;
  /** Sums and rates as the source writes or speaks them. */
  amounts: CitedText[];
  conditions: CitedText[];
  /** An amendment was voted or taken up before this wording. */
  amended: boolean;
  /** What it was to the motion before it, or that nobody seconded it; null for main motions. */
  move: MoveKind | null;
  /** Where the outcome is said. */
  outcome: Citation;
  /** Position of its item in the agenda; null where it belongs to none. */
  agendaItem: number | null;
};
