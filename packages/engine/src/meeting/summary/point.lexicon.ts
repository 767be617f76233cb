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

/** Small matters of the house, and what a council decides of one parcel after the other. */
export const minor = lexicon({
  words: 'travel conference warrants training parking',
  phrases: String.raw`
(disability|service) retirements?  + To approve disability retirements.  - To pay disability.
(list of )?(bills|claims|expenses|refunds)  + To approve the list of bills.  - To pay.
(to rezone|for rezoning|rezoning (of|from)|one[- ]year plan amendment)  + An ordinance to rezone a parcel.  - A plan for zones.
(minutes|consent (agenda|items|calendar))  + To approve the minutes.  - The consent of all.
`,
});

/** What is done about a manager short of leaving it. */
export const ofManager = lexicon({
  phrases: String.raw`
(watch|probation) ?(list|status)  + To place it on the watch list.  - They watch.
on (watch|notice|probation)  + To put it on watch.  - It is late.
`,
});

/** What a motion opens with before it says what is moved. */
export const putsToVote = lexicon({
  at: 'opening',
  phrases: String.raw`
(okay|ok|so|well|then|all right|alright|first thing|and|yeah|yes|um|uh)[, ]{1,3}(?=\p{L})~  + So we sell it.  - Sold it is.
(then )?without objection,?  + Without objection the rate is 5.  - They object.
(i'd|i would|i'll|i will|i)( like to| want to)? move (that|to|for)?  + I'd like to move plan c.  - They move it.
that's  + That's six percent.  - That fund.
`,
});

/** Which item is dealt with, before what becomes of it: "item six is deferred". */
export const namesItem = lexicon({
  at: 'opening',
  phrases: String.raw`
(agenda )?item (number )?\w{1,12}( [a-h])? (is|was|will be)( now)?  + Item six is deferred.  - Items are.
`,
});

/** What talk opens with that says nothing, where no stop parts it from what follows. */
export const opensTalk = lexicon({
  at: 'opening',
  words: 'okay ok so well yeah yes alright and um uh',
  phrases: String.raw`
(good (morning|afternoon|evening)|all right|thank you|thanks)( everyone| everybody| all)?  + Good morning everyone it fell.  - A good day.
(first|next) (thing|up)  + First thing it fell.  - The first fund fell.
`,
});

/** Where talk without stops turns to something else. */
export const breaksTalk = lexicon({
  words: 'okay alright yeah anyway',
  phrases: String.raw`
(so )?(thank you|thanks) (for|to|so|very|everyone|all)  + It closed so thank you for that.  - They thank members.
so (that is|that's|it's) (all|it|done)  + It closed so that is all done.  - So it closed.
(and )?i'll just say  + It closed and i'll just say thanks.  - They say so.
that's preliminary  + It fell that's preliminary.  - The figure is preliminary.
`,
});
