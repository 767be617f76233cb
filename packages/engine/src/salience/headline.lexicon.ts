import { lexicon } from '../lexicon/lexicon.ts';

/** A company's own word on what is to come. */
export const guidance = lexicon({
  phrases: String.raw`
(we|company) .{0,12}\b(expect|anticipat|project|forecast)\w*  + We now expect growth.  - They expect growth.
(guidance|outlook)  + The guidance rose.  - The guide rose.
`,
});

/** It raises, keeps or takes back what it has said of what is to come. */
export const revised = lexicon({
  phrases: String.raw`
(rais|increas|updat|lower|reaffirm|reiterat|maintain|withdr)\w* .{0,30}\b(guidance|outlook|forecast)  + We are raising our full-year guidance.  - Guidance was given.
`,
});

/** Compares with an earlier time. */
export const compared = lexicon({
  phrases: String.raw`
year[- ]over[- ]year  + It rose year-over-year.  - It rose over the years.
compared (to|with)  + It rose compared with May.  - They compared costs.
(last|prior) year  + It beat the prior year.  - The year ended.
a year ago  + It rose from a year ago.  - A year passed.
versus  + It is 5% versus 4%.  - It is 5%.
`,
});

/** Orders and sales of the same stores. */
export const orders = lexicon({
  words: 'backlog orders? comparable',
  phrases: String.raw`
same[- ]store  + Same-store sales rose.  - The same big store closed.
`,
});
