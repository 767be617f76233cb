import { lexicon } from '../lexicon/lexicon.ts';

/** Opens with what only the sentence before can explain: "the ones we fired", "the bid for the rest", "both said no". */
export const pointsBack = lexicon({
  at: 'opening',
  words: 'both it he she they this that these those',
  phrases: String.raw`
the (ones?|first|second|third|fourth|other|others|rest|same|former|latter)  + The ones that we fired left.  - The fund fired one.
the (answer|reason|point|idea|question|result|remainder|difference)  + The answer is no.  - The fund has an answer.
the (most (frequent|common)|leading|top quarter|file|bid)  + The bid for it failed.  - A bid failed.
of (the|those|these) \w+  + Of those funds two closed.  - Of course it closed.
without the~  + Without the gain it lost.  - Without gains it lost.
most of (that|those)~  + Most of that is debt.  - Most of all it lost.
(two|three|four|five|several|some|many) (things|of)  + Three of them closed.  - Three funds closed.
in (that|those|this)~  + In that year it closed.  - In May it closed.
since (then|that)~  + Since then it grew.  - Since May it grew.
for \p{L}+ (of|out)  + For two of them it grew.  - For a year it grew.
at (that|this)  + At that time it grew.  - At first it grew.
to (me|that)  + To me it grew.  - To members it grew.
in \w+ that (is|was)  + In cash that is five.  - In cash it is five.
on average~  + On average it grew.  - On the average day it grew.
until then~  + Until then it grew.  - Until May it grew.
by then~  + By then it grew.  - By May it grew.
after (that|this)~  + After that it grew.  - After May it grew.
before (that|this)~  + Before that it grew.  - Before May it grew.
`,
});

/** A note under a table, which is nothing without its row. */
export const note = lexicon({
  at: 'opening',
  words: 'includes? excludes? represents? reflects? calculated see',
  phrases: String.raw`
relates? to  + Relates to costs.  - Relatives came.
consists? of  + Consists of costs.  - Consistent costs.
calculation of  + Calculation of costs.  - Calculations fail.
refer to  + Refer to note 4.  - Referees left.
`,
});

/** True of many, and so of nobody. */
export const general = lexicon({
  at: 'opening',
  words: 'people everyone everybody imagine',
  phrases: String.raw`
a lot of  + A lot of funds closed.  - A lottery of funds.
lots of  + Lots of funds closed.  - The lots were sold.
there (is|are|was|were|has|have|will)  + There are funds.  - They are there.
some people  + Some people left.  - Some funds left.
many people  + Many people left.  - Many funds left.
most people  + Most people left.  - Most funds left.
think of  + Think of a fund.  - Thinking of it.
for (instance|example)  + For example, it closed.  - For members it closed.
let'?s say  + Let's say it closed.  - Let it close.
at my  + At my fund it closed.  - At Alder it closed.
when i  + When I left, it closed.  - When they left, it closed.
`,
});

/** Points out of the sentence, wherever it stands in it. */
export const pointsOut = lexicon({
  phrases: String.raw`
~(?<!, (and|but|so) )\b(those|these two|the ones|that one|the others?|such an?|the rest)  + They kept those funds.  - They sold, and those funds closed.
~(?<!, (and|but|so) )\bthe (two|three|four|five|six) (of|who|that)  + They kept the two that paid.  - They kept the two funds.
~, it (is|was)  + If so, it is dear.  - It is dear.
~(?<!, (and|but|so) )\b(is|was|are|were) what (we|i|you|they) \w+  + Cost is what they cut.  - They cut what it cost.
`,
});

/** Joins a person to a post. */
export const serves = lexicon({
  words: 'is was chairs heads leads runs',
  phrases: String.raw`
has been  + She has been chair.  - She has a chair.
serves as  + She serves as chair.  - It serves members.
`,
});

/** What somebody is, or sits on, by work. */
export const posts = lexicon({
  words: `committee board team office officer head partner director chair trustee founder analyst author professor member manager
    engineer developer president executive actuary consultant firefighter`,
});
