import { lexicon } from '../../lexicon/lexicon.ts';

/** What every meeting does: it says nothing of this one. */
export const procedural = lexicon({
  words: 'adjourn(ment)? recess minutes',
  phrases: String.raw`
consent (calendar|agenda|items?)  + To approve the consent calendar.  - They consent.
(items?|four|five|three|two|six) (\d )?[a-h],? (\d )?[a-h]  + To approve items 4 A, B and C.  - Item 4 is long.
(approve|adopt|amend|reorder) (of )?the agenda  + To approve the agenda.  - The agenda is long.
(receive and file|received and filed|accept the report)  + To receive and file it.  - They receive it.
(closed|executive) session  + To go into closed session.  - The session is long.
(excuse|excused) (the )?absence  + To excuse the absence.  - They excuse it.
`,
});

/** Small matters of the house. */
export const minor = lexicon({
  words: 'travel conference warrants training parking',
  phrases: String.raw`
(disability|service) retirements?  + To approve disability retirements.  - To pay disability.
(list of )?(bills|claims|expenses|refunds)  + To approve the list of bills.  - To pay.
`,
});

/** What is done about a manager short of leaving it. */
export const ofManager = lexicon({
  phrases: String.raw`
(watch|probation) ?(list|status)  + To place it on the watch list.  - They watch.
on (watch|notice|probation)  + To put it on watch.  - It is late.
`,
});
