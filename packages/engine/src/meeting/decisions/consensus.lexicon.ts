import { lexicon } from '../../lexicon/lexicon.ts';

/** Nobody objects: what is said beside it is decided without a vote. */
export const noObjection = lexicon({
  phrases: String.raw`
without( any)? objections?  + Without objection, so ordered.  - They objected.
(hearing|seeing|there being|there was|there were|with|if there is|if there's|if there are) no objections?  + There being no objection, it was agreed.  - No objective.
(hearing|seeing) (none|nobody|no one)  + Hearing none, it stands.  - They hear it.
(by|through|with) (general |unanimous |common )?consent(?! (agenda|calendar|decree|item|of both))  + By unanimous consent it was agreed.  - The consent agenda.
by (general )?consensus  + By consensus it was agreed.  - The consensus is five percent.
(nobody|no one) objects  + Nobody objects?  - They object.
no objections?(?=[.,;?!]|$)  + No objection. So ordered.  - My objection.
(i see|seeing) (heads )?(nods|nodding|thumbs)  + I see nods.  - They nod.
`,
});

/** What a body does when it decides. */
export const bodyDecides = lexicon({
  phrases: String.raw`
(board|committee|council|panel|trustees|commission|authority|members)( of trustees| of directors)?( then| also| further| unanimously| hereby| by consensus| by general consent| by unanimous consent| subsequently){0,2} (resolved|agreed|approved|adopted|accepted|directed|authorized|authorised|ratified|elected|appointed|confirmed|instructed|concurred|endorsed|delegated|granted|denied|referred|rejected|declined|voted( [^ .;]{1,16}){0,7}? to(?= [a-z]{4})(?! (none|nothing|zero|three|four|five|seven|eight)\b))(?! (that they|with the comment|plan|fund|benefit|by the legislature))  + The Board approved the policy.  - The Board heard a report.
(it was|was|it is|is)( then| further| also| hereby| unanimously)? (resolved|agreed)( that| to|:)  + It was agreed to send the letter.  - They resolved it.
(was|were) (then |hereby |unanimously ){0,2}(declared |duly ){0,2}(elected|re-elected|reelected) (as )?(the )?(chair\w{0,6}|vice[ -]\w{1,12}|president|secretary|treasurer)  + Ms. Finch was declared elected Chair for the year.  - He was elected in May.
staff (was|were|is) (directed|instructed|asked|authorized|authorised) to  + Staff was directed to report.  - Staff was here.
`,
});

/** What a body does to what it does not want. */
export const bodyRefuses = lexicon({ words: 'denied rejected declined' });

/** British minutes: all that was decided follows. */
export const resolved = lexicon({
  isCased: true,
  phrases: String.raw`
(RESOLVED|AGREED|Resolved|Agreed|DECISION|Decision|BE IT RESOLVED)( \(?unanimously\)?| \((by |on )?[^()]{1,40}\)| further| Further| FURTHER| Unanimously)?[,:]?( [–—-])?( unanimously)? (\(\w{1,3}\) |then, |[1A], )?(that|to|That|To|THAT)(?! (accept|receive|hear)[^.]{0,40} apolog)  + RESOLVED – That the report be adopted.  - They resolved it.
(RESOLVED|AGREED|DECISION|Decision|Resolution|Action agreed|Recommendation agreed):~  + DECISION: The fee is waived.  - They resolved it.
`,
});

/** The same as it is read aloud. */
export const resolvedAloud = lexicon({
  phrases: String.raw`
(it's|it is|it was|be it|so it's|i have|we have)( therefore| then| hereby| unanimously)?,? (resolved|agreed),?( unanimously| then| one| \(?[a-e1]\)?){0,2},? (that|to)  + So it's resolved, one, that the rate be held.  - They resolved it.
resolved(,| –| —)?( unanimously| then| one| \(?[a-e1]\)?){0,2},? that (the|a|an|we|members|officers|staff|this|mr|ms|mrs|approval|authority)  + Resolved, then, that the minutes be approved.  - We resolved that issue.
`,
});

/** Something is only taken note of. */
export const isNoting = lexicon({
  at: 'whole',
  phrases: String.raw`
[^;]{0,160} (be|is|are|was|were) (received and |received, and |duly |formally )?(noted|received and filed|received for information)\W{0,2}  + The report be noted.  - The report be adopted.
\W{0,3}(one,? |1,? |\(?[a1]\),? )?(that |we |members |to |the (committee|board) ){0,2}(note|notes|noting|noted|receive|received)( and (note|file|noted|filed))? (the|that|those|these|all|both|it|this|them|its|mr|ms)\b[^;]{0,200}  + To note the report.  - To adopt the report.
`,
});

/** Told of another time, of another body, or only imagined. */
export const notNow = lexicon({
  phrases: String.raw`
(last|previous|prior|earlier) (year|month|meeting|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|time|fall|week|session)  + The motion carried last June.  - It will last.
(years?|months?|weeks?|meetings?) (ago|before|earlier|back)  + Two years ago it failed.  - It is a year.
(in|of|since) (19|20)\d\d  + It was tabled in 2019.  - It has 2000 members.
(in|of|since) (nineteen|twenty) (ten|eleven|twelve|\w{3,5}teen|twenty)( \w{3,5})?  + In twenty nineteen the motion failed.  - Twenty voted.
(reminded|reminding|recalled|recalls)( \S+){0,4} (that|of)  + She reminded the board that it failed.  - She spoke of it.
(the last time|at the time|back then|previously|historically|as you('ll| will)? recall|you may recall|you'll remember|remember when|when i was)  + The last time the motion carried.  - The time is up.
`,
});

/** Before an outcome these make it a thought. */
export const imagines = lexicon({
  at: 'closing',
  phrases: String.raw`
(if|had|say|suppose|supposing|assuming|unless|until|once|when|whenever|whether|should|before|after(?! ((some|further|much|a|lengthy|considerable|brief|long|general) ){0,2}(discussion|debate|deliberation|questions|consideration))|would have|case|hopes?|hoped|provided|till|were)[^.?!;]{0,45}$  + If somebody makes it and the  - The
`,
});

/** A paper lists what may be done: none of it is done by that. */
export const offersOptions = lexicon({
  phrases: String.raw`
(could|may|might|can) (either |also )?\(([1ai]|one)\)~  + The Board could (1) approve it or (2) defer it.  - The Board (1) met.
`,
});
