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
(yes|yeah|no,|sure|right|well,|okay|ok|oh|ah|wow|hey|thanks?|sorry|exactly|absolutely|correct|great|good|welcome)  + Sure, costs fell.  - Costs fell.
(each (?!of\b)|not (just|only)|another|others?|the others?|the rest|the same|the former|the latter|such|neither|either|each one|every one|none|all of (it|them|that|this)|some of (it|them|that|this))  + Another cost fell.  - The last cost fell.
that('s| is| was| would| will| does| has)  + That's a cost.  - That fund fell.
(and|but(?! for)|so(?! (far|long|much|many))|then)  + And costs fell.  - Andes costs fell.
(here|there)('s)?  + Here costs fell.  - Herds fell.
(the|a|an|my|our|your) (answer|reason|point|idea|question|result|remainder|difference|concern|hope|sense|view|goal|thing|key|takeaway|bottom line|truth|issue|problem|opposite|obvious|downside|upside) (here|is|was|being|there|would|of (that|this))  + The answer is cost.  - The answer of the fund pleased them.
(our|the|its|their) (previous|prior|earlier|original|former) (guidance|outlook|forecast|range|estimate|plan|target|expectation)s?  + Our previous guidance was 5%.  - Our guidance is 5%.
(i|we)(( would|'d|'ll| will| should| might| want to| need to| wanted to| just| also| can)+ (like|say|add|note|start|begin|turn|talk|discuss|touch|go|give|get|come|mention|point|highlight|share|call|remind|cover|provide|take you|walk)| (guess|mean|said|mentioned|talked|discussed))  + I would say costs fell.  - I think costs fell.
(something|anything|everything|nothing|things?|stuff|somebody|someone|anybody|anyone|people|folks|guys|everybody|everyone)  + Something fell.  - Some bonds fell.
`,
});

/** Points to a picture, a page or a list that a reader has not got, or is a note to the accounts. */
export const pointsToPaper = lexicon({
  words: String.raw`reconcil\w+ hereby herein hereto thereof hereof registrant footnotes? appendix exhibits? pursuant undersigned`,
  phrases: String.raw`
non-?\s?gaap (financial )?(measures?|information|disclosures?|items)  + They are non-GAAP measures.  - Non-GAAP earnings rose.
set (forth|out) (below|above|in|herein)  + It is as set forth below.  - They set out to win.
(as|is|are|are not|not) (further )?(defined|described|discussed|shown|presented|summari[sz]ed|listed|detailed|noted|outlined|disclosed|provided) (below|above|here|herein|elsewhere|in (the|our|note|item|exhibit)|under (the|item))  + It is described below.  - They described costs.
(table|chart|slide|page|note|graph|column|row|figure|schedule|section|paragraph|item)s? (below|above|\d+\w?|[ivx]+|on the (left|right))  + See the table below.  - They table the bill.
on (the|this|that) (slide|page|screen|chart|left|right|table|handout)  + It is on the screen.  - Costs fell on the day.
see (note|page|item|section|below|above|also)  + See note 4.  - They see costs.
(refer|referred|referring) to  + They refer to costs.  - They prefer costs.
prior[- ]periods? (amounts?|figures?|results?)  + Prior period amounts were changed.  - Prior costs fell.
(evaluates?|measures?|assess(es)?) (performance|financial results)  + It evaluates performance on that basis.  - The performance fell.
(management|company) (also )?(believes|uses|considers)  + Management believes it is useful.  - The management fee fell.
(three|six|nine|twelve) months ended .{0,30}\b(include|exclude|reflect)s?  + The three months ended June 30 include a gain.  - In the three months ended June 30 sales rose.
(inline xbrl|cover page|interactive data)  + The cover page is in Inline XBRL.  - The page fell.
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
   same rest former latter`,
);

/** After "this" or "these" they say by themselves what is meant. */
export const pointsToNow = setOf(
  `year quarter month week time point morning afternoon evening decade century summer fall spring winter fund board committee company
   country industry meeting region city state county season fiscal past last coming`,
);

/** No pronoun stands for a time. */
export const times = setOf(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday
   saturday sunday year years quarter quarters month months week weeks day days today yesterday tomorrow morning time times half`,
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
