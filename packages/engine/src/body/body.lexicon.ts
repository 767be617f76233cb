import { lexicon } from '../lexicon/lexicon.ts';

// Signs of a body that meets by rules: each of these lists is one sign.

export const opensMeeting = lexicon({
  phrases: String.raw`
call(ed|ing)?( \w{1,20}){0,6} to order  + The chair called the meeting to order.  - They called it.
welcome to (the|this|our|today's)( \w{1,20}){0,6} (committee|board|council|panel|trustees)('s)?( meeting)?  + Welcome to the pensions committee.  - Welcome to the show.
this is (the|a|our) (\w{1,12} ){0,2}meeting of (the|our) (\w{1,20} ){0,2}(board|committee|council|commission|trustees)  + This is the regular meeting of the Board of Trustees.  - This is the meeting room.
(meeting (was|is) )?(opened|convened) (the meeting )?at \d  + The meeting convened at 9:00.  - It opened a bank.
`,
});
export const countsMembers = lexicon({
  phrases: String.raw`
quorum  + We have a quorum.  - We have it.
(members|trustees|directors|commissioners|councill?ors) (were )?(present|absent|in attendance|excused)  + Trustees present: Finch.  - Members of it.
(present|absent|apologies|in attendance):~  + Present: Finch, Lee.  - They are present.
(we are|we're|meeting is) quorate  + We're quorate.  - They quote it.
roll call  + Roll call, please.  - They call.
(any |no |some )?apologies (for absence|were received|from (councill?or|trustee|mr|ms|mrs|dr))  + Apologies for absence.  - My apologies.
`,
});
export const movesThings = lexicon({
  phrases: String.raw`
(motion|moved|proposed|resolution) (was )?(made )?by  + MOTION by Finch.  - In motion.
(it was|i|i'll|i'd|so) (move|moved)  + So moved.  - They moved house.
(motion (to|carried|carries|passed|passes|failed|fails)|make a motion)  + Motion carried.  - In motion.
(resolved|agreed):? (that|to):?  + It was resolved that it be sold.  - They resolved it.
so (resolved|ordered)  + So ordered.  - So it goes.
m/s/c  + M/S/C Finch, Lee.  - A page.
`,
});
/** Somebody moves, and it is said what became of it: nobody but a body that votes does both. */
export const putsMotion = lexicon({
  phrases: String.raw`
(i|i'll|i'd( like to)?|he|she|trustee \p{L}+) moves?  + I move that we sell.  - They moved house.
(so moved|make a motion|motion (was )?(made )?by)  + So moved.  - In motion.
`,
});
export const carriesMotion = lexicon({
  phrases: String.raw`
(the |that )?motion (is |was |has )?(carries|carried|passes|passed|fails|failed|approved|adopted|defeated)  + The motion carries.  - The motion was long.
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
(any|no|without|hearing no|seeing no) objections?  + Any objection?  - My objection.
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

/** What only a body that decides by rules says: several different ones tell such a meeting. */
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
apologies for absence  + Apologies for absence were received.  - My apologies.
declarations? of interests?  + Are there declarations of interest?  - They declare interest.
(so|be it|it was|was|is|are) resolved  + So resolved.  - They resolved it.
resolved(?= [–—-] | \(|[:,]? that\b)  + RESOLVED – That it be adopted.  - He resolved it.
(are|is) (members|the committee|the board|trustees) (content|agreed|minded|asked|invited|happy)  + Are members content?  - Members are many.
(asks?|asked|invited?|invites?) (members|the committee|the board|trustees) to  + The report asks members to note it.  - They asked him.
(meeting|committee) (was|is|were|we are) (quorate|closed at)  + The committee was quorate.  - It closed.
councill?ors?  + Councillor Finch spoke.  - A counsel.
consent (calendar|agenda)  + The consent calendar is next.  - They consent.
(investment|retirement|pensions?|audit|finance) (committee|board|panel)  + The investment committee met.  - The committee met.
`,
});

/** A paper is written to a body, or asks it for something. */
export const addressesBody = lexicon({
  phrases: String.raw`
to:? (the )?(honorable )?(members of the |members, )?(board of (trustees|retirement|administration|directors|commissioners)|(retirement|pension|investment) (board|committee|commission)|board members|board(?=[.,;]| of)|trustees(?=[.,;])|investment committee)  + TO: Members of the Board, Alder County Retirement System.  - They went to the boardwalk.
(recommend|recommends|recommended|request|requests) that the (board|committee|trustees|commission)  + Staff recommends that the Board approve it.  - They recommend the board game.
`,
});

/** A summary of actions tells what was done in one word behind its mark. */
export const recordsAction = lexicon({
  isCased: true,
  phrases: String.raw`
ACTIONS?( TAKEN)?: (Approved|Adopted|Accepted|Authori[sz]ed|Denied|Rejected|Declined|Directed|Deferred|Tabled|Ratified|Appointed|Selected|Awarded)  + ACTION: Approved the plan.  - ACTION: none.
`,
});

/** A paper of what a body resolved prints each resolution behind this word. */
export const printsResolution = lexicon({
  isCased: true,
  phrases: String.raw`
RESOLVED( FURTHER)?[,:]?( –)? ([Tt]hat|THAT)[,:]? [^.;]{0,200}\b(Board|Committee|Council|Commission|Trustees)  + RESOLVED, that the Board hereby commits it.  - They resolved that the Board met.
`,
});

/** A line of the head that calls a paper the resolutions of a body. */
export const titlesResolutions = lexicon({
  at: 'whole',
  phrases: String.raw`
\W{0,3}(?!(approv(e|al|ing)|adopt\w*|accept\w*|review\w*|consider\w*) )(\S{1,24} ){0,8}resolutions?( (no|number)\b\.?)?( \S{1,24}){0,8}  + 2026 Board Meeting Resolutions  - Approval of the resolutions
`,
});

/** A line of its own that calls a paper the minutes of a meeting. */
export const titlesMinutes = lexicon({
  at: 'whole',
  phrases: String.raw`
\W{0,3}(?!(approv(e|al|ing)|adopt\w*|accept\w*|confirm(ation|ing)?|review\w*|consider\w*|receiv\w*|reading|corrections?|motion) )(\p{L}\S{1,20} ){0,8}(meeting|board|committee|council|session|draft|unapproved|approved|official|action|summary) minutes\W{0,3}( ?\(?(draft|unapproved|approved)\)?\W{0,2})?( (of|for|from) )?([a-z]{6,9},? )?([a-z]{3,9}\.? \d{1,2},? \d{4}\W{0,2})?  + REGULAR MEETING MINUTES  - Approval of the meeting minutes
\W{0,3}minutes\W{1,4}((of|for) )?([a-z]{6,9},? )?(\d{1,2} )?[a-z]{3,9}\.? (\d{1,2},? )?\d{4}\W{0,2}  + MINUTES – May 20, 2026  - Minutes
\W{0,3}(?!(approv(e|al|ing)|adopt\w*|accept\w*|confirm(ation|ing)?|review\w*|consider\w*|receiv\w*|reading|corrections?|motion) )(\p{L}\S{1,20} ){0,2}minutes of (the |a |an )?(\S+ ){0,12}(meeting|session)s?( (of|held|on)( \S+){1,20})?\W{0,3}  + Minutes of the meeting held on Tuesday 8 September 2026 at County Hall  - Approval of minutes of the meeting of May 6
`,
});
