import { lexicon } from '../lexicon/lexicon.ts';

/** What a period of a company comes to, as a whole, at the beginning of a sentence. */
export const mainFigure = lexicon({
  at: 'opening',
  phrases: String.raw`
((for|in|during) (the )?([\p{L}-]+ ){0,3}(quarter|year|half|q[1-4]|20\d\d)( of (fiscal )?20\d\d)?,? )?(we (reported|delivered|generated|had|posted|recorded|achieved) )?(the |our |a )?(company's |group's |group |quarterly |first |second |third |fourth |quarter |full |year |annual |record |total |consolidated |reported |adjusted |gaap |non-gaap |strong )*(net )?(revenues?|sales|turnover|income|earnings( per share)?|profit|eps|diluted earnings per share)(?! (growth|recognition|tax|margins?|guidance|from our))  + Total revenue was $5 billion.  - Revenue growth slowed.
`,
});

/** Of a part, or of something that is no result of the period. */
export const ofPart = lexicon({
  words:
    'segments? organic(ally)? backlog orders domestic international region(al)? division tax taxes guidance expect expects service commission interest acquired',
});

/** Says how a result of the whole changed, or why. */
export const explained = lexicon({
  at: 'opening',
  phrases: String.raw`
(the |our )?(increase|decrease|growth|decline|change)s? in (our |the |total |consolidated |net )*(sales|revenues?|income|earnings|profit|comparable sales|operating (income|profit)|net (income|earnings)|gross (profit|margin))  + The increase in net sales reflects new stores.  - The increase in rent was small.
(our |total |consolidated |comparable |gross |operating |net |adjusted |diluted )*(sales|revenues?|income|earnings( per share)?|profit|margin|eps|ebitdar?) (increased|decreased|grew|rose|declined|fell)  + Consolidated net revenues increased 21%.  - Rent increased.
`,
});
