import { lexicon } from '../lexicon/lexicon.ts';

/** Opens in the middle of a talk: counts its points, sums up, turns to the next, or takes up what was said. */
export const opensMidway = lexicon({
  at: 'opening',
  phrases: String.raw`
in (short|sum|summary|conclusion|particular|other words)  + In short, costs fell.  - In shortages costs rise.
to (sum up|summari[sz]e|conclude|recap|wrap up|that end|be clear|answer|give you|put (it|that))  + To be clear, costs fell.  - To be sold, a bond needs a buyer.
(first|second|third|fourth|fifth|next|last|finally|lastly|secondly|thirdly|firstly)( of all)?,~  + First, costs fell.  - First quarter costs fell.
(the )?(first|second|third|fourth|next|last|final|other|only other) (point|thing|item|one|question|topic|piece|part|issue|role|slide|is|was)  + The next item is costs.  - The next vote is in May.
(one|a|two|a couple)( of)?( (more|other|last|final|quick))* (things?|points?|items?|words?|notes?|comments?|examples?)  + One more thing on costs.  - One board cut costs.
(agenda )?items? (number )?\w+( \w)?,?( is|,| on)  + Item six is the pacing plan.  - Items of cost fell.
number (one|two|three|four|five|\d+)~  + Number two is cost.  - Numbers rose.
(moving|turning|switching|shifting|coming|going|getting) (on |now |back |over )*(to|from)  + Turning to costs, they fell.  - Turning points are rare.
(looking|focusing|touching|zooming|drilling|building|elaborating|reflecting) (ahead|forward|back|at|on|in|into|across)  + Looking at costs, they fell.  - Looking glasses cost more.
(starting|beginning|taking it|stepping|bear|bearing|keep|keeping|going)( in mind)? (with|from|back|that|forward)  + Starting with costs, they fell.  - Starting in May costs fall.
(in terms of|as (for|to)|with (that|this)|on the|when it comes to)  + As for costs, they fell.  - As costs fell, it bought.
(so far as|as far as|in (this|that|these|those|such)|for (this|that|these|those|such))  + As far as costs go, they fell.  - As costs fell, it bought.
(similarly|likewise|otherwise|instead|meanwhile|even so|still|nevertheless|nonetheless|thus|hence|accordingly|conversely|(more )?specifically|namely|again|plus|besides|also|too|or|nor|yet|by contrast|in contrast|in turn|rather|not only|basically|essentially)  + Similarly, costs fell.  - Not all costs fell.
(because|although|even though|except|including|such as|especially|particularly|whereas|meaning|which|who|whom|whose|where)  + Which is why costs fell.  - Costs fell.
(based on|given|with|due to|despite|as a result of|consistent with) (this|that|these|those|what|it|them|such)  + Given this, costs fell.  - Given two bids, costs fell.
(as|like) (you|we|i|mentioned|noted|discussed|previously|stated|described|shown|indicated|reported|part of (this|that)|a result(?! of))  + As we noted, costs fell.  - As costs fell, it bought.
(if|once|when|until|unless|while|since|as) (it|they|he|she|this|that|these|those|we|you'?ve|i)  + If it fails, costs rise.  - If rates rise, costs rise.
(the following|the above|below|above)  + The following costs fell.  - The fund fell.
(let|please|remember|note|recall|think|consider|suppose|say|imagine|pretend|picture|see|look|listen|assume|what if|how about|let'?s)  + Suppose costs fell.  - Letters fell.
(yes|yeah|no,|sure|right|well,|okay|ok|oh|ah|ha|haha|ooh|hmm+|whoa|gosh|ugh|wow|hey|thanks?|sorry|exactly|absolutely|correct|great|good|welcome)  + Sure, costs fell.  - Costs fell.
(each (?!of\b)|not (just|only)|another|others?|the others?|the rest|the same|the former|the latter|such|neither|either|each one|every one|none|all of (it|them|that|this)|some of (it|them|that|this))  + Another cost fell.  - The last cost fell.
that('s| is| was| would| will| does| has)  + That's a cost.  - That fund fell.
(and|but(?! for)|so(?! (far|long|much|many))|then)  + And costs fell.  - Andes costs fell.
(here|there)('s)?  + Here costs fell.  - Herds fell.
(the|a|an|my|our|your) (answer|reason|point|idea|question|result|remainder|difference|concern|hope|sense|view|goal|thing|key|takeaway|bottom line|truth|issue|problem|opposite|obvious|downside|upside) (here|is|was|being|there|would|of (that|this))  + The answer is cost.  - The answer of the fund pleased them.
(our|the|its|their) (previous|prior|earlier|original|former) (guidance|outlook|forecast|range|estimate|plan|target|expectation)s?  + Our previous guidance was 5%.  - Our guidance is 5%.
(i|we)(( would|'d|'ll| will| should| might| want to| need to| wanted to| just| also| can)+ (like|say|add|note|start|begin|turn|talk|discuss|touch|go|give|get|come|mention|point|highlight|share|call|remind|cover|provide|take you|walk)| (guess|mean|said|mentioned|talked|discussed))  + I would say costs fell.  - I think costs fell.
(the|a|one|my|our) (main|key|big|biggest|whole|important|interesting|best|basic|other|good|nice|cool) (points?|things?|ideas?|questions?|reasons?|problems?|issues?|parts?)( \w+)? (is|are|was|were|about|here)  + The main point is cost.  - The main plant is closed.
(one|two|three),~  + One, we cut costs.  - One fund cut costs.
one (is|was|would be|could be) (the|that|a|an|just)  + One is the cost, and another the time.  - One fund is closed.
the reason(s)? (it|they|he|she|this|that|these|those|we|i|you)  + The reason it fell is cost.  - The reason for costs is known.
the (first|second|third|fourth|next|last|final|other) (category|group|kind|type|reason|option|step|scenario|example|case|piece|aspect|way|half of that) (is|was|would|of (it|that|this|these|those))  + The second category was dear.  - The second plant was dear.
the (resulting|remaining|aforementioned|above|following|corresponding|respective|said)  + The resulting margin is 4 percent.  - The result is known.
(at|on|in|to) the (bottom|top|other (side|hand|end)|background|same (time|token|vein)|meantime|end of the day)  + On the other side, costs fell.  - On the whole costs fell.
for (example|instance)  + For example, costs fell.  - For members costs fell.
(first|now|then|just|again|maybe|probably)( of all)?,? \w{2,12}ing  + First making sure that costs fall.  - First quarter costs fell.
now (we|you|i|they|it|he|she)  + Now we are back where costs fell.  - Now costs fall.
(don't|do not|never|always|just|not to) (forget|worry|think|get|mention|remember|say|wait|look)  + Don't forget that costs fell.  - Costs fell.
(i'm|we're|i am|we are|i was|we were)( just| also| now| still| not| all)* (going to|gonna|about to|trying to|here to) (speak|talk|go|show|present|start|begin|say|tell|list|do|give|look|cover|discuss|turn|move|try|just)  + I'm going to talk about costs.  - We are going to cut costs.
you('re| are) (not|also|the|a|an)  + You're not just the lead of the fund.  - You pay for it.
seeing (no|none|that)  + Seeing no petitions, we go on.  - Seeing is believing.
there('s| is| are| was| were) (\w+ )?(similar|other|others|another)  + There are some similar funds.  - There are two funds.
(the answer|the point|the question|the idea|the thing|the trick|the problem)('s)? (is|was|being)  + The trick is cost.  - The trick of the fund worked.
in front of (you|us|me)  + In front of you is a form.  - In front of the bank.
(set|sets|setting|needless|suffice|speaking|having said|that being|as always|by the same|to be)  + Needless to say, costs fell.  - Settlers came.
now,~  + Now, costs fell.  - Now costs fall.
(\p{L}{2,20},? )?you('re|'ve| have been| were| did| said| guys| mentioned| asked)  + You have been working on costs.  - You have to pay costs.
not (the|a|an|every|all|because|that|at)  + Not the lender, and not the fund.  - Nothing fell.
(waived|set|subject|provided|notwithstanding)  + Notwithstanding the plan, costs fell.  - Settlement costs fell.
(kind of|sort of|depends|doesn't|don't|didn't|isn't|perhaps|cause|so that|back to|not to|all (that |of )?(we|i|you)('ve|'re)?|(for|to) me|just (so|looked|look|because|to|as|like|for)|maybe (will|think|not|then|we|it|just))  + Depends on what the fund sold.  - Causes of the fall are known.
(one|some|all|both|most|none|many|each|the first .{0,30}|the last .{0,30}) of which  + One of which is the fund.  - One of the funds which closed.
(we're|we are|i'm|i am) (back|here|joined|live|done|good|sorry|happy|glad|thrilled|excited|looking|just|keeping)  + We're back with Jane Alder.  - We're paying costs.
(something|anything|everything|nothing|things?|stuff|somebody|someone|anybody|anyone|people|folks|guys|everybody|everyone)  + Something fell.  - Some bonds fell.
`,
});

/** Points to a picture, a page or a list that a reader has not got, or is a note to the accounts. */
export const pointsToPaper = lexicon({
  words: String.raw`reconcil\w+ accompanying hereby herein hereto thereof hereof registrant footnotes? appendix exhibits? pursuant undersigned`,
  phrases: String.raw`
non-?\s?gaap (financial )?(measures?|information|disclosures?|items)  + They are non-GAAP measures.  - Non-GAAP earnings rose.
set (forth|out) (below|above|in|herein)  + It is as set forth below.  - They set out to win.
(as|is|are|are not|not) (further )?(defined|described|discussed|shown|presented|summari[sz]ed|listed|detailed|noted|outlined|disclosed|provided) (below|above|here|herein|elsewhere|in (the|our|note|item|exhibit)|under (the|item))  + It is described below.  - They described costs.
(table|chart|slide|page|note|graph|column|row|figure|schedule|section|paragraph|item)s? (below|above|\d+\w?|[ivx]+|on the (left|right))  + See the table below.  - They table the bill.
on (the|this|that) (slide|page|screen|chart|left|right|table|handout)  + It is on the screen.  - Costs fell on the day.
see (note|page|item|section|below|above|also)  + See note 4.  - They see costs.
for (further|additional|more) (discussion|information|details?) (of|on|about|regarding|concerning)  + For further discussion of costs, see below.  - They met for further talks.
(refer|referred|referring) to  + They refer to costs.  - They prefer costs.
prior[- ]periods? (amounts?|figures?|results?)  + Prior period amounts were changed.  - Prior costs fell.
(evaluates?|measures?|assess(es)?) (performance|financial results)  + It evaluates performance on that basis.  - The performance fell.
(management|company) (also )?(believes|uses|considers)  + Management believes it is useful.  - The management fee fell.
(three|six|nine|twelve) months ended .{0,30}\b(include|exclude|reflect)s?  + The three months ended June 30 include a gain.  - In the three months ended June 30 sales rose.
(inline xbrl|cover page|interactive data)  + The cover page is in Inline XBRL.  - The page fell.
(construed|deemed|readily determinable|primary profit measure|(asc|ifrs|ias) \d+)  + It is not to be construed as income.  - They construct plants.
no assurances?  + There is no assurance.  - They have insurance.
(risk factors|safe harbor|forward-looking|form (8|10)-?[kq]|(securities|exchange) act)  + See the risk factors.  - The risk is cost.
(par value|record date|settlement operating rules|financial expert|audit committee expert)  + The record date is May.  - A record fell.
(calculated|computed|measured|presented|prepared|reported) (as|in accordance|on the basis|by dividing)  + It is calculated as costs.  - They calculated costs.
are (not )?(comparable|meaningful)  + They are not meaningful.  - They are costs.
`,
});

/** What runs the room rather than says something: votes being taken, seats, sound, time. */
export const runsTheRoom = lexicon({
  phrases: String.raw`
(let the record|all (those )?in favou?r|any(one)? opposed|so moved|hearing (none|nobody|no)|(i('ll|'d| will| would| wanna| want to)?|so) moved?(?= (that|to|we)\b))  + Let the record show it.  - The record shows it.
(do i|is there|can i|may i) (have |hear |get )?(a |any )?(motion|second|discussion|objections?|questions?)  + Is there a second?  - There is a motion.
(can|could) (you|folks|everyone|everybody|the|people|we|they) .{0,30}\b(hear|see)\b  + Can you all hear us?  - Courts hear it.
(thumbs up|on mute|microphones?|on zoom|webex|screen share|raise your hand|in the chat)  + Your microphone is on.  - They test it.
(is|are|was|were) (not |also )?(here|present|excused|absent|with us)( yet| today)?  + She is not here yet.  - She is chair.
(will|would|is going to) (now )?(present|introduce|report on|speak to) (it|this|that|us)  + Jane will present it.  - They will present a plan.
arrived (at|late|in the meeting)  + She arrived at nine.  - The bill arrived.
(have|had|is|was|has) (a )?quorum  + We have a quorum.  - The quorum rule fell.
(go|going|went|move|back) (now )?(into|to|out of|from) (closed|executive|open) session  + We go into closed session now.  - In closed session the board voted.
(next|last) (regular |special )?meeting (is|will be|was)  + The next meeting is in June.  - The meeting voted.
(the|today'?s|our|this|your) (agenda|minutes|packet)  + It is on the agenda.  - A minute passed.
consent (calendar|agenda|items?)  + The consent calendar passed.  - They consent.
(heard|taken up) (directly |right )?(before|after|out of order|ahead of)  + It is heard out of order.  - They heard it.
(out of order|call the roll|roll call|point of order|public comment|speaker cards?|three minutes|your time)  + Please call the roll.  - They roll debt.
(take|have|took) (a|that|your|the|any|some|one more|next) (\w+ )?(break|questions?|recess)  + We take a short break.  - It breaks.
has a (flight|hard stop|meeting)  + He has a flight at ten.  - He has a fund.
(go|move|turn|come|return|proceed|pass|continue|get)( on| over| back)? (to|into|with) (item|the next|our next|questions?|mr|mrs|ms|dr|the hon|closed|executive|open|the (questioning|floor|chair))~  + We will go to item four.  - They move to the city.
for (some|a few|any|more|further|his|her|their) (more |further |final )?questions?  + We hear her now for some questions.  - They ask for some money.
(we|i)('ll| will| shall) (now )?(proceed|resume|suspend|recess|reconvene|pause|come back|stop)  + We will now proceed.  - They will proceed.
(adjourned?|no further business|no objections?|the floor|hon\.?|honou?rable (member|gentleman|lady|friend))  + We are adjourned at ten.  - The house object was sold.
(i|we) recogni[sz]e (the|mr|mrs|ms|dr|trustee|council\w{0,6}|member)  + I recognize the member.  - They recognize income.
(table a|tabling|order,? please|orders of the day|questioning of ministers)  + They go on to the questioning of ministers.  - The table was sold.
good (morning|afternoon|evening)  + Good morning, the fund fell.  - A good day's work.
(my name is|i'm (the|your) (host|moderator|operator))  + My name is Jane Alder.  - The name is known.
(in front of (you|us|me)|hand(ed)? out|handouts?|on item|last meeting with us|miss \w{1,20} are you)  + There is a form in front of you.  - It lies in front of the bank.
(this|the|our|next|last) (item|items) (is|are|has|was)  + This item is for action.  - The cost item rose.
petition(s|ers)? (is|are|was|calls?|put|from|signed|to be)  + The second petition is put forward.  - They petition the court.
(mr|madam|mrs)\.? (chair|speaker|chairman)  + It is so, Mr. Chair, for the house.  - The chair left.
answer(ing)? (the|that|your|a|this|his|her) (\w+ )?questions?  + I try to answer the question.  - The answer is cost.
(the|our|this) (previous|last|next) (meeting|session|slide)  + It is in the notes from the previous meeting.  - Previous costs fell.
(amend|second|restate|repeat|withdraw|table) (the|my|your|that) (motion|question)  + I second the motion.  - It passed the motion.
(welcome|thank|congratulat\w+|appreciate|grateful|pleasure|apologi[sz]e|honou?red)  + We appreciate it.  - It is appreciating in price.
`,
});

/** Not said as a fact: for the sake of argument, in jest, as a story, on hearsay. */
export const notMeant = lexicon({
  words: String.raw`hypothetical(ly)? joking? kidding jokes? laugh(s|ed|ing|ter)? funny rumou?rs? supposedly allegedly gossip`,
  phrases: String.raw`
devil'?s advocate  + Let me play devil's advocate.  - The advocate left.
i (was|felt|remember|grew|went|got|took|came|told|said|had)  + I was so tired of it.  - I believe in bonds.
i (don't|do not|didn't|dunno|can't)( really| quite)?( know| remember| see| recall| understand|(?= we| it| what))  + I don't know how it fell.  - They do not know it.
(i|we) (dunno|have no idea)|i('m| am) (not )?(sure|certain|afraid)  + I'm not sure that it fell.  - They are sure of it.
(and|or) (something|anything|everything|whatever|stuff|so on|what ?not|things)[.,!]{0,2}($|(?= (that|so|and|but|or|like)))~  + They sell bonds and what not.  - They sell bonds or loans.
for the sake of  + For the sake of argument it fell.  - For members it fell.
(by the way|as an aside|side note|off topic|between us|off the record|no offen[sc]e)  + By the way, it fell.  - It fell by half.
(i|we)( have|'ve)? (heard|read somewhere|am told|was told|were told)  + I heard it fell.  - They heard it.
(they|people|some|many|others|critics|somebody|someone) (would |might |may |could |will )?(say|argue|claim|tell|ask|think|object)s?  + Some would say it fell.  - Members say it fell.
who (would|might|could) say  + There are those who would say so.  - She would say so.
word is  + Word is that it fell.  - The word fell.
if i (were|was|had)  + If I were you, it fell.  - If it fell.
(let'?s|let us|let me|lemme)  + Let's say it fell.  - They let it fall.
(would|could|should|might) have (been|had|gone|done|made|paid|cost|lost|got\w*|taken|led)  + It would have been dear.  - It would be dear.
for (illustration|discussion) (only|purposes)  + It is for illustration only.  - It is for members.
(pretend|imagine|suppose|what if)  + Imagine that it fell.  - An image fell.
(bought|buy) (her|him|them|me|you) (a )?(coffee|beer|lunch|dinner)  + I bought her coffee.  - I bought bonds.
(worth a paragraph|you know what|i'?ll never forget|i will never forget|back in my day|true story)  + I will never forget it.  - They forget it.
`,
});

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** Measures and papers that are "the" only where they have been named: "the plan", "the motion". */
export const namedBefore = setOf(
  `plan plans motion proposal proposals amendment study report recommendation project projects deal deals transaction transactions
   agreement contract list matter case cases idea question issue answer difference change changes increase decrease reduction document
   letter memo chart slide table number numbers total remainder process approach step bill offer offers bid bids request requests
   candidate candidates vendor vendors combination provision calculation figure figures schedule survey vehicle product site
   loan second first third way part thing things one ones others item items topic point role update list decision problem
   same rest former latter sum category scenario experiment exercise graph picture story incident conversation discussion
   presentation tool feature`,
);

/** After "this" or "these" they say by themselves what is meant. */
export const pointsToNow = setOf(
  `year quarter month week time point morning afternoon evening decade century summer fall spring winter fund board committee company
   country industry meeting region city state county season fiscal past last coming`,
);

/** Known to everybody who reads of them, so that "the board" needs no naming. */
export const institutions = setOf(
  `board fund funds committee company system staff trustees trustee members legislature legislators city county state government council
   market markets economy fed federal treasury bank court courts senate house congress president governor mayor public plan
   department agency ministry commission commissioner union unions world industry internet country audit actuary actuaries
   group partnership university school district authority regulator regulators minister secretary quarter year`,
);

/** Leans on the sentence before: something was also so, has since changed, was mentioned. */
export const leansBack = lexicon({
  phrases: String.raw`
(too|as well|instead|since|either|though|anyway|again)[.,;]{0,2}$  + Costs fell too.  - Costs fell.
as \p{L}{2,20} (outlined|mentioned|noted|alluded|touched|discussed|described|explained|said earlier)  + It fell, as Birch outlined.  - It fell as rates rose.
as (i|we|you|he|she|they)('ve| have| had|'d| just| all)* (said|mentioned|outlined|noted|discussed|talked|described|explained|touched|indicated|stated|pointed|alluded|know|saw|heard)  + It fell, as we've discussed.  - It fell as we sold it.
(which|that|what|everything|thing|things) (i|we|you)('ve| have|'re|'m| am| are)? (just |already |been |all )*(said|talked?|talking|mentioned|discussed|discussing|described|describing|spoke|covered|saying|showed|saw|seen|looked) (about|at|on|before|earlier|here|so far|was|is)  + It is what we talked about.  - They talked about costs.
(outlined|talked about|spoke about|spoken about|covered|touched on|highlighted|alluded to|announced|shown) (earlier|before|previously|already|above|just now)  + It is what was outlined earlier.  - They covered costs earlier.
in (my|our|the|his|her) (prepared |opening |earlier )?(remarks|comments|presentation|introduction)  + It was in my remarks.  - They remarked on costs.
(also|additionally|likewise|accordingly)[.,;]{0,2}$  + They cut costs also.  - Costs also fell.
(since|by|until|back) then  + Costs fell since then.  - They sold since May.
as before  + It is the same as before.  - It is as it was.
(here|there)[.,;]{0,2}$  + They set a good example here.  - Here costs fell.
(my|our|your|this|the) (role|team|job|work|company|thing) here  + It was my role here.  - They work here now.
~, that (at least|can|could|would|will|has|had|does|makes|means|takes)  + By its nature, that takes time.  - They say that it takes time.
so to speak  + It is the table, so to speak.  - They speak so.
that (level|amount|degree|intent|scenario|situation|process|particular|specific|entire|same)  + They pay that level of fees.  - They say that levels rose.
(the|these|those|this|all) (other|others|above|said) (two|three|ones?|side)  + They sold the other two.  - They sold two others.
the (two|three|four|five) (separately|together|are|were|is|have|had|will|would|can)  + They report the two separately.  - The two funds merged.
the \w+ (here|there) (is|was)  + The confusion here is cost.  - The cost is here to stay.
the (median|average|mean) (had|has|have|is|was|returned|rose|fell)  + The median had returned 4%.  - The median fund rose.
(have|has|had) since  + Costs have since fallen.  - They have sense.
(was|were|is|are) then  + The price was then set.  - It was theirs.
(mentioned|discussed|noted|described|said|referenced) (above|below|earlier|before|previously)  + It fell as said above.  - They said so above all.
(date of report|earliest event)  + Date of report: May.  - They report in May.
(expect|expected|used|use|assumed) (between |about |around |roughly |approximately )?[\d.]+( (and|to) [\d.]+)?( ?%| percent)?(,| in| for)~  + We expect between 50 and 51 percent, and more.  - We expect 50 percent of sales.
`,
});
