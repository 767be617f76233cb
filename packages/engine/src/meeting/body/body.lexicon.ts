import { lexicon } from '../../lexicon/lexicon.ts';

// Which of the bodies of an organization meets.

/** The whole board, by whatever name; a committee of it is another body. */
export const wholeBoard = lexicon({
  phrases: String.raw`
boards? of (trustees|directors|administration|regents|governors|supervisors|retirement|pensions?|investments?)  + Minutes of the Board of Trustees.  - A board member spoke.
(retirement|pension|investment|administrative|governing|full|regular|special) board(?! of| member)  + The Retirement Board met.  - The pension boarded up.
board (meeting|minutes|agenda|packet|book|session)  + Board meeting of May 6.  - The board game was sold.
(meeting|minutes|agenda|packet|session) of the (full )?board  + Minutes of the Board.  - A member of the board spoke.
`,
});

/** Words before "committee" that are no part of its name. */
export const namesNoCommittee = lexicon({
  words: String.raw`
of the a an its their our your this that for to in on at by from with meetings? minutes agenda packet regular special
annual quarterly monthly next upcoming joint standing draft approved boards? trustees directors fund system pension retirement plan
january february march april may june july august september october november december`,
});

/** Two bodies meet as one: whose meeting it is no words tell. */
export const joint = lexicon({ words: 'joint jointly' });
