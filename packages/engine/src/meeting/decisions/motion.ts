import type { Decision } from '@ecco/domain';
import type { Cast } from '../talk/cast.type.ts';
import type { Run } from '../talk/turn.ts';
import type { MemberHead } from './printed/member-columns.ts';
import type { SideList } from './printed/side-list.ts';
import type { VoteHead } from './printed/vote-table.ts';
import type { Tally } from './tally.ts';

/** Somebody by name, and the words in which he or she did it. */
export type Doer = { name: string; run: Run } | null;

/** A motion that is before the body, as far as it has been told. */
export type Motion = {
  /** Its words; where it was changed, those of the change and of what was put to the vote. */
  words: Run[];
  movedBy: Doer;
  secondedBy: Doer;
  /** Its words are those with which the chair called the item: it is before the body as long as the item is. */
  isOfItem: boolean;
  /** Minutes print it as resolved, above its vote. */
  isResolution: boolean;
  isAmendment: boolean;
  /** It is to stand in the place of another. */
  isSubstitute: boolean;
  isAmended: boolean;
  /** A number in it was changed, and nobody has said how it reads now: no sum is told of it. */
  isSumOpen: boolean;
  /** Turn in which it was made. */
  turn: number;
  /** Where its vote was called; null before. */
  called: Run | null;
  /** The last words that tell of its vote, without an outcome so far. */
  voted: Run | null;
  casts: Cast[];
  /** The sides of its vote as minutes list them. */
  lists: SideList[];
  /** A list whose names are on the next lines. */
  openList: SideList | null;
  /** The head of a table of its vote, whose rows are on the next lines. */
  voteHead: VoteHead | null;
  /** The rows of that table keep the empty cells before a mark. */
  keepsPlaces: boolean;
  /** The members whose votes are in the row below. */
  memberHead: MemberHead | null;
  /** Where its vote is printed in words that were not understood, or that contradict themselves. */
  unread: Run | null;
  /** Where the one in the chair is said to have voted, without a name. */
  unnamed: Run | null;
  /** Minutes have gone on to something else: votes by name are not of it any more. */
  isLeft: boolean;
  /** A line of its roll that was not understood. */
  unreadRow: Run | null;
  /** Its own words were not told yet: it is called by the item it is of. */
  isNamedByItem: boolean;
  /** Nothing but a new vote decides it: something that belongs to it was just decided. */
  needsVote: boolean;
  /** Where an amendment to it ended: votes that are told up to there are of the amendment. */
  amendedAt: Run | null;
};

export type Outcome = NonNullable<NonNullable<Decision['result']>['value']>;

/** A motion with its end. */
export type SettledMotion = {
  motion: Motion;
  basis: Decision['basis'];
  result: Outcome | null;
  isStated: boolean;
  outcome: Run;
  tally: Tally;
};

/**
 * Something decided without a motion that was told: its words, and where it was said, which is the statement itself where not
 * given; `moved` is a record of who moved and seconded it, with the count.
 */
export type DirectDecision = {
  words: Run;
  result: Outcome;
  isStated?: boolean;
  outcome?: Run;
  moved?: { mover: Doer; seconder: Doer; run: Run };
};

export const newMotion = (turn: number, given: Partial<Motion>): Motion => ({
  words: [],
  movedBy: null,
  secondedBy: null,
  isOfItem: false,
  isResolution: false,
  isAmendment: false,
  isSubstitute: false,
  isAmended: false,
  isSumOpen: false,
  turn,
  called: null,
  voted: null,
  casts: [],
  lists: [],
  openList: null,
  voteHead: null,
  keepsPlaces: false,
  memberHead: null,
  unread: null,
  unnamed: null,
  isLeft: false,
  unreadRow: null,
  isNamedByItem: false,
  needsVote: false,
  amendedAt: null,
  ...given,
});
