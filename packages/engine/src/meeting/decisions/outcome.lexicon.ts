import { lexicon } from '../../lexicon/lexicon.ts';

const thing = String.raw`(?:(?:motion|amendment|substitute|resolution|ordinance|measure|question|item|recommendation|proposal|request|appeal)(?: (?:number )?(?:\d{1,3}[a-z]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))?|it|that|this|which|they)`;

const said = String.raw`(?:\d{1,2}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|none|nothing)`;
/** "Five to one": the count of a vote before the word for what became of it. */
const counted = `(?:(?:and|so|okay|ok|all right|alright|that's|it's|by)[,. ]{1,2}){0,2}${said}(?: votes?)?(?: to | ?[-–] ?)${said}`;

/** It is said that a motion is carried, in so many words. */
export const carries = lexicon({
  phrases: String.raw`
${thing}(,? as amended,?| to \w{1,12}| on the floor| therefore| unanimously| is| was| has| has been| is hereby| was then| then| duly| declared){0,3} (carries|carried|carry|passes|passed|prevails|prevailed)(?! (over|forward|interest|on to|through|away|out|by the legislature|(an?|some|more|much|no|great|little|lots|its|our|their|your|weight|risks?|costs?|fees?)(?! (vote|tie|unanimous|majority|margin|voice|show|roll|one|two|three|four|five|six|seven|\d)))\b)  + The motion to amend carried.  - It carries a lot of weight with me.
${thing}( as amended| to \w{1,12})?('s|'re| is| was| are| were| has been)( hereby| unanimously| conditionally| duly| now| therefore){0,2} (adopted|approved|accepted|agreed to|agreed(?! (that|to|upon|with)\b)|authorized|authorised|ratified|granted|confirmed|so ordered)  + The item is approved.  - They were told.
(that|this|motion|amendment|recommendation|item)('s)( therefore| then| so| now){0,2} (carried|passed)  + Then that's carried.  - It's passed its peak.
(minutes|calendar|agenda|report|plan|policy|budget|rfp|contract|commitment|resolution|recommendation|slate|items)('s| is| are| was| were| stand| stands)( hereby| unanimously| duly| now)* (adopted|approved|accepted|authorized|authorised|ratified|confirmed)  + The minutes are approved as read.  - The minutes are long.
(is|are|stands?|was) (hereby |duly |declared ){0,2}(elected|appointed|re-elected|reelected)[^.;?!]{0,60} by acclamation  + Mr. Finch is elected chair by acclamation.  - He was elected in January.
declared (the )?(motion|resolution|ordinance|amendment)( no\.? ?\S{1,12})? (duly )?(adopted|carried|passed|approved)  + The Chairman declared Resolution No. 2026-07 ADOPTED.  - He declared it long.
result: ?(approved|adopted|carried|passed|accepted)  + RESULT: APPROVED [4 TO 2].  - The result was approved of.
(motion|amendment|substitute|resolution)'s (carried|passed|adopted|approved)  + The amendment's carried.  - The motion's long.
put to (the |a )?vote,?( and| it| was| the motion| the amendment| the proposal| declared| then){0,3} (carried|agreed|approved|adopted)  + It was put to the vote and carried.  - It was put to the vote.
(previous question|question) is (now )?ordered  + The previous question is ordered.  - The meal is ordered.
(i|we)( therefore| hereby| now| do){0,2} declare (that )?[^.;?]{2,60} (duly )?(elected|appointed|re-elected|the (winner|chair)|temporary chair|chair)~  + I therefore declare that Ann Birch has been appointed.  - I declare an interest.
ayes (have|had) it  + The ayes have it.  - The ayes spoke.
(so|it is so|is so) ordered  + So ordered.  - They ordered it.
(carried|passed|approved|adopted|agreed)(?= unanimously| by acclamation)  + Approved unanimously.  - They are unanimous.
unanimously (carried|passed|approved|adopted|agreed)  + And unanimously carried.  - They are unanimous.
resolutions? adopted(?=[.!,;]|$| unanimously| \d)  + Resolution adopted.  - The resolution adopted in May is long.
motion carrie[sd]  + MOTION CARRIED 5-0.  - The motion failed.
~m/s/c~  + M/S/C Finch, Lee to adopt.  - A cms page.
`,
});

/** All that a sentence says. */
export const carriesBare = lexicon({
  at: 'opening',
  phrases: String.raw`
((and|so|okay|ok|all right|alright|thank you|great)[,. ]{1,2}){0,2}(carried|passed|approved|adopted|agreed|done|unanimous|resolved)(?=[.!,;]|$| unanimously| as | by a vote| \d)  + Carried.  - Carried interest.
${counted},? (the motion |it |and |so |that ){0,2}(carries|carried|passes|passed)(?! (over|forward|on to|through|away|out)\b)  + Five to one, carries.  - It carries two to three boats.
((and|so|okay|ok|all right|alright|thank you|great)[,. ]{1,2}){0,2}(carries|passes|carried|passed) unanimously  + Carries unanimously.  - It carries cash.
((and|so|okay|ok|all right|alright|thank you|great)[,. ]{1,2}){0,2}(that|it)('s| is)( then)? (done|unanimous|everybody|everyone|all of us|a yes)  + Okay, that's done.  - That's interesting.
`,
});

/** It is said that it is lost. */
export const fails = lexicon({
  phrases: String.raw`
${thing}(,? as amended,?| to \w{1,12}| on the floor| therefore| is| was| has| has been| then| declared){0,3} (fails|failed|falls|fell|lapses|lapsed|defeated|lost|rejected|dies|died|not carried|not adopted|not approved|not agreed)(?! (to|that|with|upon|members|the|in|miserably|money)\b)  + The amendment fails on a tie.  - It failed to arrive.
${thing}('s|'re)( therefore| then| so| now){0,2} (defeated|lost|rejected|voted down)  + So that's defeated.  - They lost it.
${thing}( \w{1,12})? (does not|doesn't|did not|didn't|has not) (carry|pass|prevail)  + The motion does not carry.  - It does not matter.
declared (the )?(motion|resolution|ordinance|amendment)( no\.? ?\S{1,12})? (lost|defeated|failed|not adopted)  + The Chairman declared the motion lost.  - He declared it.
result: ?(failed|defeated|denied|lost|rejected)  + RESULT: FAILED [2 TO 3].  - The result was lost.
(motion|amendment|substitute|resolution)'s (lost|defeated|failed|not carried)  + The amendment's lost.  - The motion's long.
put to (the |a )?vote,?( and| it| was| the motion| the amendment| the proposal| declared| then){0,3} (lost|defeated|rejected|not carried|not agreed)  + The proposal was put to the vote and lost.  - It was put to the vote.
(it's|it is|that's|that is|so it's|ends in|on) (a )?(tie|tied|tie vote|tied vote)(?=[.,;]|$| so\b| and\b| vote\b| at\b)  + It's a tie.  - It is a tied house.
(it's|it is|that's|that is) (therefore |then )?not (carried|adopted|approved|passed)  + So it's not adopted.  - It's not long.
(one|two|three|four|five|six|seven|\d)[ -](to[ -])?(one|two|three|four|five|six|seven|\d) (does not|doesn't|did not|didn't) (carry|pass)  + Two to two doesn't carry.  - It does not matter.
(noes|nays|nos) (have|had) it  + The noes have it.  - The noes spoke.
motion (fails|failed|lost|defeated|dies|died)  + MOTION FAILED, 3-3.  - The motion carried.
(for|due to|because of) (lack|want) of a( second| majority)  + It dies for lack of a second.  - They lack money.
(was|were) not seconded  + The proposal was not seconded.  - It was seconded.
(found|had|there was|there being|received) no seconder  + It found no seconder.  - A seconder was found.
(there is|there's|i hear|hearing|seeing) no second(?! (quarter|thought))  + Hearing no second, we go on.  - A second.
`,
});
export const failsBare = lexicon({
  at: 'opening',
  phrases: String.raw`
((and|so|okay|ok|all right|alright)[,. ]{1,2}){0,2}(failed|fails|defeated|lost|rejected)(?=[.!,;]|$| \d)  + Failed.  - Failed banks.
${counted},? (the motion |it |and |so |that ){0,2}(fails|failed|is lost|is defeated)(?! to\b)  + Two to five, fails.  - It fails two to three times.
((and|so|okay|ok|all right|alright|well)[,. ]{1,2}){0,2}no second(er)?(?=[.!,;]|$)  + No second. Okay.  - No second thought.
`,
});

/** A motion is taken back. */
export const withdraws = lexicon({
  phrases: String.raw`
(withdraw|withdraws|withdrew|withdrawing|pull|take back) (the|my|that|his|her|their|this) (motion|amendment)  + I withdraw the motion.  - I withdraw my money.
(motion|amendment)('s| is| was| has been| stands)?( hereby| then)? withdrawn  + The motion was withdrawn.  - The money was withdrawn.
withdrew (it|the same)  + Finch withdrew it.  - They drew it.
`,
});

/** Whoever leads says that what was brought to the body is taken back. */
export const takesBack = lexicon({
  phrases: String.raw`
(report|item|paper|recommendation|request|application|proposal|resolution|petition)('s| is| has been| stands)( hereby| now| then| therefore){0,2} withdrawn(?! (by|from|in|on|last|before)\b)  + The report is withdrawn, then.  - The report has withdrawn sums.
(that|this|it)('s| is)( hereby| now| then| therefore){0,2} withdrawn(?! (by|from|in|on|last|before)\b)  + So that's withdrawn.  - It's drawn.
`,
});

/** Something is put off. */
export const defers = lexicon({
  phrases: String.raw`
('s| is| are| was| were| be| been)( hereby| now| then| therefore| thus)? (deferred|tabled|postponed|put over|held over|laid over|laid on the table|put off|continued|carried over|rescheduled|held)(?= (to|until|till|for|indefinitely|pending|without|by (consensus|general|unanimous|common|voice|a vote|motion|the chair))|[.,;]|$)(?! (by the|for (many|some|years)))  + The item is deferred to May.  - It is deferred compensation.
(that|it|item|this)('s| is)( now| then)? (off|out|over)( the agenda)? (until|till?|'til)  + So that's off until May.  - It's off the table.
(let's|let us|we'll|we will|i'll) (kick|bump|shift|punt|roll|slide) (it|that|this|them|item \w{1,8})( over| back)? (to|until|till?) (the|our|a|next|later|may|june|july|august|september|october|november|december|january|february|march|april)  + Let's bump it to June.  - Let's kick the ball.
(okay|ok|all right|alright) (tabled|deferred|postponed)(?! (to|until|the|it|this|that|in|by|at|last|comp\w{0,9}|page)\b)  + Okay, yes okay tabled.  - A tabled page.
result: ?(continued|tabled|deferred|postponed)  + RESULT: CONTINUED to May 27.  - The result continued.
(item|motion|matter) (deferred|tabled|postponed|continued|held over|laid over)  + Item tabled.  - The item is long.
(we'll|we will|let's|let us|we shall|i'll|i will) put (it|that|this|the item|item \w{1,8}) (over|off) (to|until|till)  + We'll put that over to May.  - They put it off.
(we'll|we will|let's|let us|we shall|i'll|i will) (defer|table|postpone|put over|hold over|put off|carry over|continue|hold|push|bring) (it|that|this|the|item|number|them)[^.?!]{0,40} (to|until|till|back to|for) (the|our|a|next|later|may|june|july|august|september|october|november|december|january|february|march|april|\d\w*)  + We'll hold it over to the May meeting.  - We will hold the line.
(then|so|okay|ok|all right|alright|good|let's|let us|we'll|we will|we can|we shall)[, ]{1,3}(we'll |we will |let's |i'll )?(come back|return|get back|revisit|pick up|take up|look at|bring|leave) (to )?(it|that|this|them|item \w{1,8}|the (matter|question|item|paper)) (again |back |up |over )?(in|at|to|for|until|till) (the |our |a )?(next|following|later|future|january|february|march|april|may|june|july|august|september|october|november|december|autumn|fall|spring|summer|winter)(?! (slide|page|question|speaker)\b)  + Then we'll come back to that in September.  - We'll come back to that in a moment.
(not|no) (ready|in a position|prepared|enough) (to decide|to vote|to act|for a decision)( \w{1,10}){0,4} (today|until|till|this (morning|afternoon))  + We're not ready to decide that today.  - We're ready to vote.
(defer|table|postpone|put over|hold over|lay over|continue|push(ing)?|put(ting)? off|lay on the table|carry over|moving|move) [^.?!]{0,50}(to|until|till|pending) (the |our |a )?(next |following |later |future |(?!closed|executive|open|private)\w{3,9} )?(meeting|session|month|date)  + Table item eight to the next meeting.  - The table of fees.
(defer|table|postpone|lay on the table|lay aside)(red|d|ed)? (it|item|the (item|matter|motion|question|report|policy|vote|decision|action|discussion))  + To table item eight.  - A table of items.
`,
});

/** A motion to put off is one whose own words are these. */
export const isPuttingOff = lexicon({
  at: 'opening',
  phrases: String.raw`
(we |the (board|committee|council) |it be |this be )?(defer|table|postpone|put over|hold over|lay over|lay on the table|lay (it|this|that|item|the)|put off|carry over|(continue|hold|push)( off| over)? (it|that|this|them|item|over|off|the (item|matter|motion|vote|hearing|discussion|decision))|be deferred|be tabled|be postponed)  + Table item eight to May.  - Adopt the table.
leave (it|that|this|them|the [\p{L} -]{3,30})( over)? (to|until|till|for) (the |our |a )?(next|following|later|future|january|february|march|april|may|june|july|august|september|october|november|december|autumn|fall|spring|summer|winter)  + Leave it to April.  - Leave it to me.
[^.]{0,60} be (deferred|tabled|postponed|laid on the table|put over|held over|continued|carried over)  + That the policy be deferred to May.  - That it be adopted.
`,
});

/** A sentence that opens with a motion may end with what became of it, whatever stands between. */
export const opensWithMotion = lexicon({
  at: 'opening',
  phrases: String.raw`
(the |this |that )?(main |original |substitute )?(motion|amendment|resolution|proposal)(?= as amended|,| to | that )  + The motion as amended, that it be granted, passed.  - A motion.
`,
});
export const endsCarried = lexicon({
  at: 'closing',
  phrases: String.raw`
~, (was |were |is |and |then )?(unanimously )?(carried|passed|adopted|approved)( unanimously)?( \d[\d–-]{1,6})?( \([^()]{1,60}\))?[.]?  + The motion, that it be granted, passed unanimously.  - It passed the house.
`,
});
export const endsFailed = lexicon({
  at: 'closing',
  phrases: String.raw`
~, (was |were |is |and |then )?(failed|defeated|lost|rejected)( \d[\d–-]{1,6})?( \([^()]{1,60}\))?[.]?  + The motion, that it be granted, failed 2-3.  - It failed to arrive.
`,
});

/** Somebody doubts the count or the outcome that was just told, or takes it back. */
export const doubts = lexicon({
  phrases: String.raw`
(i|we)( do)? stand corrected  + Then I stand corrected.  - They stand there.
(my (mistake|error|apologies)|i (was|had (it|that|this)) wrong|i misspoke|i miscounted|i got (it|that) wrong|let me correct (that|myself|the record)|correction)  + My mistake.  - The mistake was theirs.
(sorry|oh|yes|okay),? (then|so|that makes it|that's|it's|make that)  + Sorry, then it's five to two.  - They were sorry.
you('re| are) (quite )?right  + You're right.  - Turn right.
(i|we) (counted|had|make it|count|have) [^.]{0,20}\d|i counted  + I counted three to four.  - They count.
(voted|was) (no|against|opposed) (as well|too|also)  + He voted no as well.  - He voted.
`,
});

/** The vote is taken once more. */
export const asksRecount = lexicon({
  phrases: String.raw`
(i('d)? (call|ask|like) (for )?a |(a|the) )?(division|recount)(?=[.,!?;]|$| please| of the (house|board|committee))  + Division, please.  - A division of labor.
(count|vote) again  + Could we count again?  - They vote.
`,
});
