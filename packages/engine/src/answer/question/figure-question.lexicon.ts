import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions for a share or a rate. */
export const asksShare = lexicon({
  words: 'rate rates ratio percent percentage share yield margin allocation growth interest',
  phrases: String.raw`
    returns?(?! (to|via|through)\b)  + What was the return?  - How much did they return to shareholders?
    (funded|funding) (status|level)  + What is the funded status?  - What is the status?
    how much of (the|its|their|our|his|her|this|that)  + How much of the income is paid in kind?  - How much was paid?
    target (allocation|weight)  + What is the target weight of bonds?  - What is the target?
  `,
});

/** Questions for a part of something, which is told as a share or as a sum. */
export const asksPart = lexicon({
  phrases: String.raw`
    how much of  + How much of its private equity did it sell?  - How much did it sell?
  `,
});

/** Questions for a sum of money. */
export const asksMoney = lexicon({
  words: String.raw`cost costs price prices salary budget payment payments spend spent paid pay pays revenue revenues sales income profit ebitda
    worth dollars commit committed dividend dividends capital aum nav save saves saved saving savings cash liquidity earnings debt proceeds`,
  phrases: String.raw`
    assets under management  + What were the assets under management?  - What is under management?
    (market|net asset) value  + What was the market value?  - What was the value of it?
    per share  + What was the income per share?  - What was the share?
  `,
});

/** Questions for how many times one thing is another: no sum and no share. */
export const asksMultiple = lexicon({
  words: 'leverage',
  phrases: String.raw`
    debt[- ]to[- ]\S+  + What is net debt to EBITDA?  - What is net debt?
    (what|which|how many)( \S+){0,4} (multiple|times|turns)  + At what multiple did it sell?  - What is it?
  `,
});

/** Of those, for what one share has of it: no share of anything. */
export const asksPerShare = lexicon({
  words: 'eps',
  phrases: String.raw`
    per( \S+){0,2} share  + What was the income per diluted share?  - What was the share of income?
  `,
});

/** Of those, whatever else they name, for what is told in percent: "fee-related earnings margin". */
export const asksMargin = lexicon({
  phrases: String.raw`
    (margin|ratio|yield|percentage)s?( (of|for|in|on|at|as|to|from|did|does|do|was|is|were|are)\b|\W*$)~  + What was the fee-related earnings margin in May?  - What was the margin call?
  `,
});

/** Of those, for the price of one of many: no sum of all of them. */
export const asksUnitPrice = lexicon({
  phrases: String.raw`
    average( \S+){0,3} price  + At what average price did it buy shares?  - What was the price?
    price( \S+){0,2} per  + What was the price paid per share?  - What was the price of it?
  `,
});

/** Questions for a fee, which is a share or a sum. */
export const asksFee = lexicon({ words: 'fee fees charge charges charged' });

/** Questions that count something. */
export const asksCount = lexicon({
  phrases: String.raw`
    how many  + How many firms answered?  - How much did it cost?
    (what|which) number  + What number of firms answered?  - What fee is it?
  `,
});

/** Questions for how large something is: no share of anything. */
export const asksSize = lexicon({
  phrases: String.raw`
    how (large|big) (is|are|was|were|will)  + How large is the mandate?  - How large a share is it?
  `,
});

/** Questions for a length of time. */
export const asksSpan = lexicon({
  phrases: String.raw`
    (how|for how) (long|old|often)  + For how long was it extended?  - How was it extended?
    (what|which) (term|period|tenor)  + For what term was it extended?  - What was extended?
  `,
});

/** Lengths of time. */
export const timeWords = lexicon({
  at: 'whole',
  words:
    'second seconds minute minutes hour hours day days week weeks month months quarter quarters year years decade decades times',
});

/** What stands before a measure and makes no other one of it. */
export const sayingAll = lexicon({
  at: 'whole',
  words: String.raw`total overall consolidated quarterly annual yearly reported record strong higher lower full whole entire company company's
    group group's year year's quarter quarter's first second third fourth half fiscal new actual good solid`,
});

/** Questions for how much something changed. */
export const asksGrowth = lexicon({
  words: 'growth',
  phrases: String.raw`
    how (much|many|far)( \S+){1,8} (increase|decrease|change|rise|drop|decline|fall|grow|grown|increased|decreased|declined|changed|risen|fallen|dropped)( (in|over|by|since|during|last|between|from)\b|\W*$)~  + How much did revenue grow?  - What did it grow to?
    (increase|decrease|change|rise|drop|decline|fall) (in|of)  + What was the increase in revenue?  - What did it increase to?
    by how (much|many|far)  + By how much did they raise it?  - How much did they raise?
    (go|goes|went|gone|going) (up|down)  + How much does the liability go up by?  - Where does it go?
  `,
});

/** Questions for how well something did, which is told as what it gained. */
export const asksReturn = lexicon({
  words: 'return returns returned performance gain gained earn earned perform performed',
});

/** Questions for what is still to come. */
export const asksAhead = lexicon({
  words:
    'expect expects expected expecting forecast forecasts guidance guide guides anticipate anticipated project projected outlook',
});

/** Questions for what was before what is told now. */
export const asksBefore = lexicon({
  words: 'prior previous previously last before ago earlier old former benchmark index compared',
});

/** Questions for how many of something there will be. */
export const asksCountAhead = lexicon({
  phrases: String.raw`
    ^\W*how many( \S+){0,6} will  + How many stores will it open?  - How many stores did it open?
  `,
});

/** Questions for how often something happens. */
export const asksFrequency = lexicon({
  phrases: String.raw`
    ^\W*how (often|frequently)  + How often does the board meet?  - How long does the board meet?
  `,
});
