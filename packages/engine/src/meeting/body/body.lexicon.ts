import { lexicon } from '../../lexicon/lexicon.ts';

// Signs of a body that meets by rules: each of these lists is one sign.

export const opensMeeting = lexicon({
  phrases: String.raw`
call(ed|ing)?( \w{1,20}){0,6} to order  + The chair called the meeting to order.  - They called it.
this is (the|a|our) (\w{1,12} ){0,2}meeting of (the|our) (\w{1,20} ){0,2}(board|committee|council|commission|trustees)  + This is the regular meeting of the Board of Trustees.  - This is the meeting room.
(meeting (was|is) )?(opened|convened) (the meeting )?at \d  + The meeting convened at 9:00.  - It opened a bank.
`,
});
export const countsMembers = lexicon({
  phrases: String.raw`
quorum  + We have a quorum.  - We have it.
(members|trustees|directors|commissioners|councill?ors) (were )?(present|absent|in attendance|excused)  + Trustees present: Finch.  - Members of it.
(present|absent|apologies|in attendance):~  + Present: Finch, Lee.  - They are present.
roll call  + Roll call, please.  - They call.
apologies (for absence|were received)  + Apologies for absence.  - My apologies.
`,
});
export const movesThings = lexicon({
  phrases: String.raw`
(motion|moved|proposed|resolution) (was )?(made )?by  + MOTION by Finch.  - In motion.
(it was|i|i'll|i'd|so) (move|moved)  + So moved.  - They moved house.
(motion (to|carried|carries|passed|passes|failed|fails)|make a motion)  + Motion carried.  - In motion.
(resolved|agreed) (that|to):?  + It was resolved that it be sold.  - They resolved it.
m/s/c  + M/S/C Finch, Lee.  - A page.
`,
});
export const secondsThings = lexicon({
  phrases: String.raw`
seconded( by)?  + Seconded by Lee.  - The second page.
(i'll |i )second (it|that|the)  + I'll second that.  - The second page.
a second  + Is there a second?  - Seconds later.
supported by  + Supported by Lee.  - They support it.
`,
});
export const votes = lexicon({
  phrases: String.raw`
(ayes?|nays?|noes)  + Ayes: Finch.  - Always.
(all|those|are|is|were|votes?|voted|one|two|three|four|five|six|seven|eight|nine|ten) (those )?in favou?r  + All in favor?  - It found favor.
(voted|vote:|unanimously|carried unanimously)  + The board voted 5-0.  - A devotee.
`,
});
export const namesBusiness = lexicon({
  phrases: String.raw`
(public comment|consent (calendar|agenda)|(approval of (the )?|the )minutes( of| from)?|closed session|executive session|new business|old business|matters arising|declarations? of interest)  + Public comment was heard.  - In public.
agenda  + The agenda was posted.  - The page.
`,
});
export const endsMeeting = lexicon({
  phrases: String.raw`
adjourn(ed|ment)?  + The meeting adjourned.  - A journey.
meeting (closed|ended|concluded) at  + The meeting closed at noon.  - The meeting was long.
next (regular )?meeting  + The next regular meeting is in May.  - They meet.
`,
});
