import { lexicon } from '../../lexicon/lexicon.ts';

/** What is said without being sure of it, or of what is only imagined. */
export const isHedged = lexicon({
  words: 'hypothetically maybe',
  phrases: String.raw`
    (kind|sort) of  + It was kind of six billion.  - That kind went up.
    i (think|guess|believe)  + I think it was six.  - They think so.
    (let's|let us) say  + Let's say six billion.  - They say six.
  `,
});

/** What is only expected. */
export const tellsAhead = lexicon({
  words: String.raw`expect expects expected expecting forecast forecasts forecasted guidance anticipate anticipates anticipated project projects projected
    outlook guide guiding estimate estimates will we'll would`,
  phrases: String.raw`
    range (to|of)  + We narrow our range to 80 million.  - The range is wide.
    (plan|plans|planning|intend|intends|aim|aims) to  + We plan to spend 80 million.  - The plan has 80 million.
  `,
});

const approximately = String.raw`(?:by |of |about |some |over |nearly |almost |approximately |roughly |an impressive |more than |less than |at least |a |an |another )*`;

/** What stands before a figure by which something changed. */
export const beforeChange = new RegExp(
  String.raw`\b(?:grow(?:s|ing|n)?|grew|growth|increas(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|rose|rises?|risen|fell|falls?|fallen|dropped|drops?|up|down|improv(?:e|ed|ement)|expand(?:ed|s)?|expansion|additional|incremental|contracted|reduc(?:e|ed|tion)|lower(?:ed)?|higher|exceed(?:s|ed)?|outpac(?:e|ed)|doubl(?:e|ed))(?: (?:in|of)? ?(?:\p{L}+ ){0,3})?${approximately}\$?$`,
  'iu',
);

/** What stands behind one: "3% higher", "43% year-over-year growth", "a 1.2% increase". */
export const behindChange =
  /^\s?(?:\p{L}+-over-\p{L}+ |\p{L}+ )?(?:higher|lower|more than|less than|increase|decrease|decline|growth|reduction|improvement|year[- ]over[- ]year|sequentially|better|worse)\b/iu;

/** What stands before a figure that another is held against. */
export const comparesTo =
  /\b(?:compared (?:to|with)|versus|vs\.?|against|(?:up|down) from|rather than|instead of|than|from)(?: (?:a|an|the|about|some|approximately|last year['’]s|record))*(?: (?:loss|gain|rate|target|high|low|benchmark|policy|budget|index|of|policy range|policy benchmark))*\s\$?$/iu;
