import { lexicon } from '../../lexicon/lexicon.ts';

/** Classes of assets as boards name them. */
export const assetClass = lexicon({
  words: 'infrastructure farmland timber(land)? commodities',
  phrases: String.raw`
private (equity|credit|debt|markets|real estate)  + It is private credit.  - It is private.
(real (estate|assets|return)|core property)  + It is real estate.  - It is real.
hedge funds?  + It is a hedge fund.  - It is a fund.
(absolute return|global macro|risk parity|long[/-]short)( equity| fund)?  + It is global macro.  - It is absolute.
(emerging|frontier) markets?( (equity|equities|debt|bonds))?  + It is emerging markets equity.  - It is emerging.
((domestic|international|global|public|non-u\.?s\.?|u\.?s\.?|large|small|mid)[- ])+(cap )?(equity|equities|stocks|growth|value)( (growth|value))?  + It is international equity.  - It is global.
(small|mid|large)[- ]cap( (value|growth|equity|core|index))?  + It is small cap value.  - The cap is small.
(core |core plus |investment grade |high yield |short )?(fixed income|bonds?( portfolio)?|treasuries)  + It is core fixed income.  - It is core.
(bank|leveraged) loans  + It is bank loans.  - The bank lends.
venture( capital)?  + It is venture capital.  - Capital is scarce.
natural resources  + It is natural resources.  - It is natural.
(direct lending|mezzanine|distressed debt|secondaries)  + It is direct lending.  - It is direct.
`,
});

/** How a mandate is run. */
export const strategy = lexicon({
  words: String.raw`active passive buyouts? secondaries co-investments? opportunistic mezzanine`,
  phrases: String.raw`
open[- ]end(ed)?  + It is an open-end fund.  - The end is open.
value[- ]add(ed)?  + It is a value-add fund.  - The value rose.
core[- ]plus  + It is core plus.  - It is core.
(growth|lower mid-?market|mid-?market|middle[- ]market|large) (buyouts?|equity)  + It is growth buyout.  - It is growth.
(direct|senior secured|asset-based|specialty) (lending|finance)  + It is direct lending.  - It is direct.
(small|mid|large)[- ]cap (value|growth|core)  + It is small cap value.  - It is small.
long[/-]short  + It is long/short.  - It is long.
(global|systematic) macro  + It is global macro.  - It is global.
internally managed  + It is internally managed.  - They managed it.
`,
});

/** Before the day from which something holds, in so many words. */
export const effective = lexicon({
  phrases: String.raw`
effective( as of| on| with| from| in)?( the)?  + It is effective as of May 1.  - It has effect.
(starting|beginning|starts|begins|commencing|takes office|take office)( on| the)?  + It is starting May 1.  - It is the start.
(last day|day)( \S+){0,5} (is|will be)  + Her last day is May 1.  - The days are long.
`,
});

/** Before the day on which something is done. */
export const happens = lexicon({
  phrases: String.raw`
(from|as of)( the)?  + It holds from May 1.  - They come.
(issue[ds]?|issuing|go(es)? out|went out|release[ds]?|post(ed)?|closed?|closes|put out)( \S+){0,10}? (on|at|it)  + We issue it on May 1.  - It is an issue.
(up|ends?|expires?|retires?|leaves?|payable)( \S+){0,6}? (on|at|in|up)  + The term ends on May 1.  - The term is long.
up  + His term's up May 1.  - The term is long.
`,
});

/** Capitalised words with which no firm's name begins. */
export const commonName = lexicon({
  at: 'opening',
  isCased: true,
  words: `The Staff Board Committee Trustees? Commissioner President Chair Vice Chief Deputy Director General Executive Mr Ms Mrs Dr January
    February March April May June July August September October November December I We Item Plan Fund System Tab Page Ayes? Nays? Motion
    RFP Investment Public Private Real Fixed Policy`,
});
