import { lexicon } from '../../lexicon/lexicon.ts';

/** What the body's wealth is called, where its amount is said. */
export const wealth = lexicon({
  phrases: String.raw`
((the |our |your )(total )?(fund|plan|system|trust|portfolio|pension fund)|total (fund|plan|portfolio))('s)?( (assets|market value|net position|value))?,?( \S+){0,8} (stood at|was at|is at|was|is|were|ended( \S+){0,4} at|closed( \S+){0,4} at|totaled|totals|reached|finished( \S+){0,4} at|came in at|valued at)( (about|approximately|roughly|just (over|under|shy of)|nearly))? \$?(\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)  + The fund stood at $2 billion.  - The fund has two people.
(market value|total assets|net assets|assets under management|fiduciary net position|fund value)( \S+){0,6} (was|were|is|are|of|at|stood at|totaled|reached) (about |approximately |roughly )?\$?(\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)  + The market value was $612 million.  - The market value of talk is small.
(you|we)('re| were| are| stood| finished| ended| closed)( the (year|quarter|month|period))? at( about| just over| just under)? \$?(\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)  + At year end you were at 60 million.  - You were at lunch.
`,
});

/** How it did. */
export const performance = lexicon({
  phrases: String.raw`
(the |our |your )?(total )?(fund|plan|system|trust|portfolio|we|you|we're|you're)( \S+){0,6} (returned|earned|gained|lost|up|down|return of|generated)  + The plan returned 2 percent.  - The plan is long.
(return|performance)( \S+){0,6} (was|of|is)  + The return was 2 percent.  - They return.
`,
});

/** Beside how it did: with what it is compared, or the time it is of. */
export const measured = lexicon({
  words: 'benchmark index net',
  phrases: String.raw`
(fiscal|calendar) year  + It rose in the fiscal year.  - It is a year.
(for|in|of) the (quarter|year|month|first|second|third|fourth)  + It rose for the quarter.  - A quarter of it.
year to date  + Year to date it rose.  - The date is set.
`,
});

/** How much of what is promised is there, and what is missing. */
export const funded = lexicon({
  phrases: String.raw`
(the )?funded (ratio|status|level|percentage)  + The funded ratio fell.  - It is funded.
(percent|per ?cent) funded  + The plan is 80 percent funded.  - It is funded.
`,
});

export const liability = lexicon({
  phrases: String.raw`
(the )?unfunded (actuarial )?(accrued )?liabilit(y|ies)  + The unfunded liability rose.  - The liability rose.
`,
});

export const contribution = lexicon({
  phrases: String.raw`
(the )?((employers?|county|city|district|sponsor|state|annual|required|actuarially determined)('s|')? )+contributions?( rates?)?  + The employer contribution rose.  - The contribution rose.
(the )?contribution rates?  + The contribution rate rose.  - It is a rate.
the contribution (is|was|will be)  + The contribution is 8 million.  - The contribution rose.
`,
});

/** The wealth of something else: a firm, a fund that is bought, a cost. */
export const otherWealth = lexicon({
  words: 'raising fees? expenses? budget salary commitments? contribution liabilit(y|ies) managers? firm',
  phrases: String.raw`
hard cap  + The fund has a hard cap.  - The cap is on.
target (of|size)  + It has a target of a billion.  - The target fell.
(open|closed)[- ]end  + It is an open-end fund.  - The end is open.
(fund|partners) (i{1,3}|iv|vi{0,3}|one|two|three|four|five|six|seven|eight|nine|ten)  + In Fund II it rose.  - The fund rose.
`,
});

/** A firm's own: its fund, its earlier funds. */
export const ofFirm = lexicon({
  phrases: String.raw`
(their|his|her|its|this|that|each|one) (\w+ )?(fund|portfolio|plan|trust)  + Its fund lost 9 percent.  - The fund lost 9 percent.
`,
});
