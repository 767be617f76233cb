import { lexicon } from '../lexicon/lexicon.ts';

/**
 * What leads over to a figure of a company's call before a comma and says nothing of it: what is turned to, or where it is
 * shown. The quarter of "our second quarter results" is the call's own; a year is not, and stays.
 */
export const leadsOver = lexicon({
  at: 'opening',
  phrases: String.raw`
(turning|moving|shifting|going)( now| on| over| back)* to (our|the)( (first|second|third|fourth)[- ]quarter)?( (financial|operating|consolidated|overall|reported))? (results|performance|numbers|financials|outlook|guidance|balance sheet|liquidity|cash flows?|income statement|capital allocation|p&l)  + Turning now to our outlook, it fell.  - Turning to our mills, it fell.
(taking|having) a (closer |quick )?look at (our|the)( (financial|operating|overall))? (results|performance|numbers|financials)  + Taking a closer look at our results, it fell.  - Taking a look, it fell.
as (you can (see|find)|shown|noted|outlined|indicated|seen|detailed|presented|reflected|disclosed|described|highlighted|reported) (on|in) ((the|our|this morning's|yesterday's|today's) )?((earnings|press|news) )?(slides?|pages?|release|presentation|deck)( (number )?\w{1,9})?  + As shown on slide 3, it fell.  - As shown, it fell.
as (\p{L}+ ){1,2}(mentioned|noted|said|discussed|highlighted|outlined|indicated) in (his|her|my|their|our|the) ((prepared|opening|earlier) )?(remarks|comments)  + As Jane noted in her remarks, it fell.  - As noted, it fell.
on (slides?|pages?) (number )?\w{1,9}  + On slide 24, sales were $4 million.  - On Monday, it fell.
as you(('|’)ll| will| can) (also )?see on (slides?|pages?) (number )?\w{1,9}  + As you'll see on slide 3, it earned $4.  - As you see, it fell.
as you (will|may|might) (recall|remember)  + As you may recall, it rose to $4.  - As you know them, it rose.
(again|accordingly|with that|with that in mind|that said|having said that|to summarize|then to summarize|in summary|as such|in total|as a reminder|as expected)  + Again, it was $4.  - Against that, it fell.
(looking at|in terms of|turning to|moving to) (our |the )?(guidance|outlook|quarter|full[- ]year guidance)( from a [\p{L}-]+ perspective)?  + Looking at guidance, we expect $4.  - Looking at mills, it fell.
(based on|given|in light of|due to|thanks to|considering) (this|these|that|those|our|the|current|recent)( [\p{L}’'-]+){0,8}  + Based on this, we expect $4.  - Based in May, it fell.
`,
});
