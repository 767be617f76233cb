import { lexicon } from '../lexicon/lexicon.ts';

/** What only a body that decides by motions says: of each line once, several tell such a meeting. */
export const bodyTalk = lexicon({
  words: 'quorum ayes? nays? noes seconded adjourn(ed|ment)? trustees? commissioners? supervisors?',
  phrases: String.raw`
(the|a|any|main|entertain a|make a|have a|second the) motion  + Is there a motion?  - It is in motion.
roll[- ]call  + Roll call, please.  - The call is rolled.
public comments?  + Item two is public comment.  - The comment is public.
call(ed)? (the|this|us) (\w+ ){0,4}to order  + I call the meeting to order.  - We call to order lunch.
all (those )?in favou?r  + All in favor?  - They favor all.
(so|i) move(d)?  + So moved.  - They moved.
(agenda )?item (number )?(one|two|three|four|five|six|seven|eight|nine|ten|\d)  + Item two is late.  - The item is late.
consent (calendar|agenda)  + The consent calendar is next.  - They consent.
(investment|retirement|pension|audit|finance) (committee|board)  + The investment committee met.  - The committee met.
`,
});
