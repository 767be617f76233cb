import { lexicon } from '../lexicon/lexicon.ts';

/** What stands before a measure and says nothing of whose it is. */
export const modifiers = lexicon({
  words:
    'the our and adjusted reported gaap non-gaap total overall consolidated group property same-store comparable organic segment core service services equipment',
});

/** Measures that are of the whole or of a part. */
export const metrics = lexicon({
  words: 'sales revenues? ebitda? ebitdar ebita ebit earnings volumes? backlog orders occupancy margins?',
  phrases: String.raw`
net (sales|revenues?)  + Net revenues rose.  - Sales rose net of tax.
net (income|loss)  + Net income rose.  - Income rose.
operating (income|profit|loss|margin)  + Operating income rose.  - Income rose.
gross (profit|margin)  + Gross profit rose.  - Profit rose.
income before tax(es)?  + Income before taxes rose.  - Income rose.
organic growth  + Organic growth slowed.  - Growth slowed.
`,
});

/** What follows "for" or "in" and is a time or an amount, and not what the measure is of. */
export const noPart = lexicon({
  words: `negative minus just over under almost roughly around first second third fourth last full fiscal quarter year period nine six twelve approximately about nearly RMB USD EUR`,
});

/** In a heading: a time, a measure or a part of a report, and no part of a company. */
export const ofTheWhole = lexicon({
  words: String.raw`consolidated results? highlights? overview summary financials? quarters? quarterly years? annual fiscal months?
outlook guidance discussion analysis statements? notes? liquidity capital cash income expenses? revenues? sales earnings eps ebit
ebitdar? margins? tax(es)? debt dividends? balance sheets? position performance company business risks? part item total group about
contacts? exhibits? reconciliations? non-gaap gaap measures? definitions? shares? per net operating gross profits? loss(es)? growth
productivity inventor(y|ies) board directors? policy report press release news introduction appendix table contents key update
transactions? acquisitions? assets? liabilities equity costs? investments? returns? commitments? contingencies general other`,
});

/** What a speaker of a call names a part by. */
export const spokenPart = lexicon({
  words: 'segment segments division divisions',
  phrases: String.raw`
the (first|second|third|fourth|next|last|final|other) (one )?is [^.]{0,60}\b(consumer|industrial|commercial|communications?|enterprise|automotive|retail|products|services|business|businesses)  + The second is industrial drives.  - The second is a question.
next, ?(\S+ ){1,6}(business|businesses|products)  + Next, in mill products, orders fell.  - Next quarter orders rise.
(turning|moving|shifting|going) (now )?to (?!(slide|page|the (balance|cash|income|outlook|guidance|quarter|full)|our (balance|cash|outlook|guidance|results|capital)))  + Turning to Alder Mills, orders fell.  - Turning to slide five, orders fell.
`,
});

/** What a speaker turns to and is no part of a company. */
export const noTopic = lexicon({
  words: String.raw`slides? pages? questions? q&a p&l review update details? numbers remarks call this these that some more all each individual
both every detailed reporting reportable operating markets? macro environment covid(-19)? esg people strategy sustainability technology innovation
january february march april may june july august september october november december end-market geograph\w+ demand supply pricing thank profitability cadence trends? inflation backlog bookings orders performance year-over-year sequential
how what where why let me you us`,
});

/** And the whole. */
export const spokenWhole = lexicon({
  words:
    'consolidated company-wide enterprise firmwide corporate liquidity sg&a g&a guidance outlook overall',
  phrases: String.raw`
balance sheet  + Our balance sheet is strong.  - They kept a balance.
looking ahead  + Looking ahead, we expect more.  - They look.
(financial|additional) (details?|results|highlights|information)  + Our financial results are on slide five.  - A result.
cash flows?  + Cash flow was $4 million.  - They paid cash.
(interest|tax) (expense|rate)  + The tax rate was 20%.  - They pay taxes.
net (income|loss|earnings)  + Net income was $4 million.  - Income rose.
(?<!\bof (our )?)total (company|group|revenues?|sales|net (sales|revenues?|income))  + Total company revenue rose.  - It was 5% of total sales.
(the|our) (company|group)( as a whole)?  + For the company as a whole revenue rose.  - One company rose.
`,
});

/** A heading that calls itself a part. */
export const partWord = lexicon({ words: 'segments? divisions? regions?' });

/** What is told in sums of a part as of the whole. */
export const partMeasures = lexicon({
  words: String.raw`sales revenues? ebitda? ebita ebit earnings volumes? backlog orders margins? costs? expenses? profits? loss(es)? income contribution
    decline declines`,
});
