import { lexicon } from '../lexicon/lexicon.ts';

// What is said in the meetings of boards by those who have no seat on it, and to them.

/** Opens the comments of the public. */
export const opensComment = lexicon({
  phrases: String.raw`
public (comments?|speakers?|testimony)  + Item two is public comment.  - The public fund.
(speaker )?cards?  + I have two speaker cards.  - The cardinal rule.
(two|three|five|2|3|5) minutes  + You have three minutes.  - Minutes were kept.
members? of the public  + Does a member of the public wish to speak?  - The public members.
`,
});

/** Said by somebody who comes as one of the public. */
export const speaksAsPublic = lexicon({
  phrases: String.raw`
(i'm|i am) (a|an) (\w+ )?(retiree|retired|resident|taxpayer|member of)  + I'm a retired nurse.  - I'm a trustee.
i live (in|on|at)  + I live in the third ward.  - I live it.
retired (out of|from)  + Earl Alder, retired out of Public Works.  - They retired.
(on behalf of|with|from) the (\w+ ){0,3}(retirees|union|local|coalition)  + I speak on behalf of the county retirees.  - The union is named.
`,
});

/** Opens the next item, which ends the comments. */
export const opensItem = lexicon({
  at: 'opening',
  phrases: String.raw`
((okay|all right|alright|thank you|so|next|and)[,.]? ){0,3}item (number )?\w+  + Okay, item three is the minutes.  - The item failed.
((okay|all right|alright|thank you|so)[,.]? ){0,3}(the )?(consent|minutes|approval)  + The consent calendar.  - Some minutes ago.
`,
});

/** Asks for the roll to be called. */
export const asksRoll = lexicon({
  phrases: String.raw`
(call|take) the roll  + Would you call the roll?  - The roll was long.
roll call,? please  + Roll call, please.  - A roll call.
`,
});

/** Staff speak of themselves so. */
export const speaksAsStaff = lexicon({
  phrases: String.raw`
we (recommend|are recommending|propose to)  + We recommend two commitments.  - I recommend it.
staff (recommends?|would ask|asks?|requests?|proposes?|is recommending|is asking)  + Staff recommends approval.  - The staff left.
`,
});

/** Said by whoever has a seat: a motion is moved or seconded. */
export const movesOrSeconds = lexicon({
  at: 'opening',
  phrases: String.raw`
so moved  + So moved, as amended.  - It moved.
(i'll |i will |i )?second(ed)?( (it|that|the motion))?[.,!]?$  + I'll second it.  - Second quarter.
i('ll)? (so )?move (to|that|we|the)~  + I move that we adopt it.  - I moved house.
`,
});

/** Whoever is in the chair says so. */
export const saysChairs = lexicon({
  phrases: String.raw`
(and |,)? ?i (chair|am chairing|will chair|will be chairing) (the|this|your|our|today's) (board|committee|meeting|investment committee|commission|council)  + I am Ana Varga, and I chair the board.  - I saw the chair of the board.
(i am|i'm) (the|your) (?!vice)(board )?chair(man|woman|person)?(?! of the \w+ committee)  + I'm your chair.  - I'm in your chair.
`,
});
