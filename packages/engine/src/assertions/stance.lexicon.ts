import { lexicon } from '../lexicon/lexicon.ts';

/** Says that something is more than it was. */
export const rising = lexicon({
  words:
    'up rose ris(e|es|en|ing) grew growth grow(s|n|ing)? increas(e|es|ed|ing) higher accelerat\\w+ expand\\w* doubled tripled climb\\w* soar\\w*',
});

/** Says that something is less than it was. */
export const falling = lexicon({
  words:
    'down fell fall(s|ing|en)? declin\\w+ decreas\\w+ drop(s|ped|ping)? lower(ed|ing)? cut(s|ting)? reduc\\w+ slow(ed|er|ing|down)? shr[aiu]nk\\w* eas(ed|ing)',
});

/** What is the better the less there is of it. What one house pays is what another earns: fees are not among them. */
export const burdens = lexicon({
  words: String.raw`costs? expenses? liabilit(y|ies) debts? deficits? loss(es)? risks? inflation\w* unemployment delinquenc(y|ies) defaults? attrition
    vacanc(y|ies) outflows? charge-?offs? write-?offs? write-?downs? impairments? churn shortfalls? complaints? injuries breaches delays?
    shortages? volatility uncertaint(y|ies)`,
  phrases: String.raw`
unfunded (actuarial )?(accrued )?liabilit(y|ies)  + The unfunded actuarial accrued liability rose.  - The unfunded plan.
`,
});

/**
 * What one owes, pays or loses: whether its rise or fall is good depends on what it was for, and a mark of it was wrong too
 * often to be shown.
 */
export const owed = lexicon({
  words: 'debts? leverage costs? expenses? expenditures? loss(es)? borrowings?',
});

/** Says that what is owed is paid back. */
export const repaid = lexicon({
  words: 'repa(y|ys|id|ying|yments?) retired redeemed',
  phrases: String.raw`
(pay|pays|paid|paying) (down|off)  + We paid down the notes.  - We paid a fee.
`,
});

/** What is the better the more there is of it. */
export const measures = lexicon({
  words: String.raw`revenues? sales income earnings profits? profitability margins? returns? assets production demand inflows? dividends? EBITDA EPS
    cash NAV`,
  phrases: String.raw`
funded (ratio|status|level)  + The funded ratio rose.  - It funded the plant.
`,
});

export const positive = lexicon({
  words: String.raw`rose grew growth grow(s|ing)? increas(e|es|ed|ing) improv\w+ gain(s|ed)? strong(er|est|ly)? record exceed\w*
    outperform\w* success\w* higher better best opportunit\w+ profit(able|ability)? win(s|ning)? won expand\w*
    accelerat\w+ pleased excited robust solid momentum resilien\w+ favou?rable efficien\w+ easier faster great positive`,
  phrases: String.raw`
up(?! to )  + It is up 9%.  - It is up to you.
(is|are|was|were|went|goes|go|moved|came) up to (?!\p{Sc}|[\d.,]+ (thousand|million|billion|trillion))\S  + It went up to 9%.  - The first is up to $9 million to them.
ahead of  + It is ahead of plan.  - Look ahead.
benefit(s|ed|ted|ing|ting)? (greatly |also |further )?from  + It benefits from scale.  - Benefits are paid from the trust.
(to|will|should|would|can|could|may) benefit  + Members will benefit.  - The benefit rose.
(the|a|some|great|real|full) benefits? of (our|its|their|the)  + We saw the benefits of our plan.  - Benefits of $3 were paid.
`,
});

export const negative = lexicon({
  words: String.raw`down fell fall(s|ing|en)? declin\w+ decreas\w+ drop(s|ped)? lower loss(es)? lost weak\w* underperform\w* shortfall
    deficit unfunded risk(s|y)? concern(s|ing)? headwinds? challeng\w+ difficult\w* problem\w* fail(ed|ure|s|ing)? delay\w*
    impair\w+ write-?down lay-?offs? slow(ed|er|down)? worse\w* worst pressure disrupt\w+ lawsuit breach\w* volatil\w+
    uncertain\w* cut(s|ting)? inflation\w* vulnerab\w+ harder negative\w* missed expensive shortage`,
  phrases: String.raw`
concerned (about|by|that|with|over)  + They are concerned about rates.  - They sold the assets concerned.
behind (it |them )?by  + The manager was behind by 90 basis points.  - The garden behind the house.
(behind|below|trail(s|ed)?|lag(s|ged)?) (the|its|our|their) (\w+ )?(benchmark|index|peers|plan)  + It lags its benchmark.  - The plan lags.
`,
});

/** Says what a movement comes to, whichever way the figures beside it went. */
export const worst = lexicon({
  words: 'detractors? detracted laggards?',
});

/** What a portfolio is to hold of something: neither more nor less of it is better. */
export const weightings = lexicon({
  phrases: String.raw`
(public equity|private equity|real estate|hedge funds?|fixed income|private credit|private debt|infrastructure|bonds|equities|stocks|cash) ((goes|go|went|moves?|moved) )?from \S+ (up |down )?to (?=\d)  + Public equity goes from 48% down to 42.  - Real estate fell from grace.
(public equity|private equity|real estate|hedge funds?|fixed income|private credit|private debt|infrastructure|bonds|equities|stocks|cash) (goes |go |went |moves? |moved |is |are )?(up |down )?from \S+ to  + Real estate goes down from 12 to ten.  - Real estate is down 12 percent.
`,
});

/** What one house pays is what another earns: neither its rise nor its fall is good in itself. */
export const prices = lexicon({
  words: 'carry',
  phrases: String.raw`
fees?(?![\p{L}-])~  + The fee rose.  - Fee-paying assets rose.
carried interest  + The carried interest is 15%.  - The interest carried over.
`,
});

/** Says that figures are bounds, terms or a condition, and how nothing moved. */
export const terms = lexicon({
  words: String.raw`range ranges if unless whether negotiat\w+ hurdle`,
  phrases: String.raw`
up to (?=\p{Sc}|[\d.,]+ (thousand|million|billion|trillion))~  + It is up to $9 million.  - It is up to 9 percent.
between \S+ and  + It is between 4 and 9 percent.  - It is between us.
`,
});

/** Against what a figure may stand above or below. */
export const yardsticks = lexicon({
  words:
    'benchmarks? index(es)? plan peers? budget(s|ed)? target(s|ed)? expect(ed|ations?)? estimates? guidance forecasts? consensus policy average year ago',
});
