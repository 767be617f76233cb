import { lexicon } from '../lexicon/lexicon.ts';

/** What a period of a company comes to, as a whole, at the beginning of a sentence. */
export const mainFigure = lexicon({
  at: 'opening',
  phrases: String.raw`
(year[- ]to[- ]date( \p{L}+)?,? )?((for|in|during|from) (the |a )?([\p{L}-]+ ){0,3}(quarter|year|half|q[1-4]|20\d\d|perspective)( of (fiscal )?20\d\d)?( ended \p{L}+ \d\d?(, 20\d\d)?)?,? )?((we|the company|the group) (reported|delivered|generated|had|posted|recorded|achieved) )?(\p{Sc}?\d[\d.]* (million|billion) (of|in) )?(the |our |a |an |fx )?(company's |group's |group |quarterly |first |second |third |fourth |quarter |full |year |annual |record |total |consolidated |reported |adjusted |core |gaap |non-gaap |strong )*(net )?(revenues?|sales|turnover|income|loss(es)?|earnings( per share)?|profit|ebitdar?|eps|diluted earnings per share)(?! (growth|recognition|tax|margins?|guidance|from our))  + Total revenue was $5 billion.  - Revenue growth slowed.
`,
});

/** Of a part, or of something that is no result of the period. */
export const ofPart = lexicon({
  words:
    'segments? organic discontinued book backlog orders? domestic international region(al)? division tax taxes guidance expect expects service commission interest acquired',
});

/** Says how a result of the whole changed, or why. */
export const explained = lexicon({
  at: 'opening',
  phrases: String.raw`
(the |our )?(increase|decrease|growth|decline|change)s? in (our |the |total |consolidated |net )*(sales|revenues?|income|earnings|profit|comparable sales|operating (income|profit)|net (income|earnings)|gross (profit|margin))  + The increase in net sales reflects new stores.  - The increase in rent was small.
(our |total |consolidated |comparable |gross |operating |net |adjusted |diluted )*(sales|revenues?|income|earnings( per share)?|profit|margin|eps|ebitdar?) (increased|decreased|grew|rose|declined|fell)  + Consolidated net revenues increased 21%.  - Rent increased.
`,
});

/** Tells of a company that is bought, sold or joined. */
export const deal = lexicon({
  phrases: String.raw`
(agreed|agreement|plan|plans|intend|intends|offer) to (acquire|buy|sell|merge|combine)  + We have agreed to acquire Alder Mills.  - We acquire habits.
(announced|completed|closed) (the|our|its) (acquisition|merger|sale)  + We completed the sale of the mills.  - The sale was slow.
`,
});

/** What is meant to be, or what an earlier time came to that stands first. */
export const ahead = lexicon({
  words: String.raw`targets? reaffirm\w* reiterat\w* long-term projected tighten\w* goals?`,
  phrases: String.raw`
long term  + Our long term growth is 5%.  - They stayed for long terms.
growth rate  + A growth rate of 5%.  - The growth slowed the rate.
^(compared|versus|against)  + Compared to a loss of $4 million.  - They compared costs.
`,
});

/** A measure that a part of a company hardly has, or what the company does with its money. */
export const companyMeasure = lexicon({
  words: 'eps repurchased buybacks? dividends? guidance liquidity',
  phrases: String.raw`
(total|net|consolidated) (sales|revenues?|debt|leverage)  + Net sales rose to $4 million.  - Mill sales rose.
net (income|loss|earnings)  + Net income was $4 million.  - Income tax rose.
(gross|operating) (profit )?margins?  + Gross margin was 43%.  - A margin of error.
(operating|free) cash flows?  + Free cash flow was $4 million.  - They paid cash.
cash (flows? )?from (operations|operating)  + Cash flow from operations was $4 million.  - They paid cash.
(acquisition|acquired|divestiture|sale) of  + The acquisition of Alder Mills was closed.  - They acquire.
restructuring (charges?|costs?|plan)  + Restructuring charges were $4 million.  - They restructure.
per (\w+ )?share  + It earned $2 per share.  - They share it.
`,
});

/** Of one brand, region or line of business, however it is called. */
export const namesPart = lexicon({
  words:
    'segments? divisions? brands? channels? regions? portfolio relative domestic international accounts?',
  phrases: String.raw`
(european|north american|latin american|asian|mexican) \p{L}+  + Our European mills earned more.  - They earned more.
`,
});

/** What a company did with its money, or with a part of itself. */
export const didWithMoney = lexicon({
  phrases: String.raw`
acquired (?!intangible|companies|businesses|assets|certain)  + We acquired Alder Mills for $400 million.  - Amortization of acquired intangibles fell.
sold (our|the|its|all|substantially)  + We sold our mills for $400 million.  - They sold more.
completed (the|our|its) ([\p{L}-]+ )?(acquisition|sale|merger|divestiture|spin-off)  + We completed the sale of Alder Mills.  - We completed the plant.
agreed to (acquire|sell|buy|merge)  + It agreed to acquire Alder Mills.  - They agreed to it.
(board|directors) ((of directors|had|has|have) )*(authorized|approved) (a|an) (new |additional )?([$\d.]+ (million|billion) )?(share|stock|buyback|repurchase)  + Our Board authorized a new $3 billion share repurchase program.  - Our board approved minutes.
`,
});
