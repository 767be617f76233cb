import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions for a number that say of what kind it is before they say of what. */
export const asksUnitOf = lexicon({
  phrases: String.raw`
    (share|percentage|proportion|portion|fraction|percent|number|amount|part|sum) of  + What share of its income is paid in kind?  - What were the earnings per share?
  `,
});

/** Stems that ask for a number and tell nothing of what. */
export const countStems = lexicon({ at: 'whole', words: 'mani much' });

/** Words that say which of several measures is meant, and make no term with the one behind them. */
export const measureKinds = lexicon({ at: 'whole', words: 'net gross total annual average overall' });

/** Questions about what was said of a subject: many words answer them, and no single thing does. */
export const asksForTalk = lexicon({
  phrases: String.raw`
    ^\W*(summari[sz]e|describe|explain|discuss|outline)  + Summarize the talk on fees.  - Who will summarize it?
    (what|how) (did|does|do|was|were|is|are) .{0,60}(think|thought|says?|said|discuss\w*|talk\w*|mention\w*|elaborat\w*|recommend\w*|suggest\w*|propos\w*|feel|comment\w*|contributed?|opinions?|views?|introduc\w*|conclu\w+|asked?|decided on|agreed|learn\w*|answer\w*|debate\w*|problems?|controvers\w+|decisions?|presentations?|descriptions?|advantages?|joking)  + What did the chair think of the fees?  - What fees did the chair pay?
  `,
});

/** Stems that many questions have and many answers put otherwise: they are missed without being missing. */
export const lightStems = lexicon({
  at: 'whole',
  words: String.raw`adopt decid decis select approv put off happen attach end go be new now last each year next first current todai mani much larg
    long set taken take make made give given get us use do done becom begin start onli also will ani non gaap expect`,
});

/** Whoever acts: an answer says "we", or nobody. */
export const bodyWords = lexicon({
  at: 'whole',
  words: 'board committee fund plan company meeting system trustees? council firm staff group members?',
});

/** Words with a capital that name nobody. */
export const titleWords = lexicon({
  at: 'whole',
  words: String.raw`trustees? mr mrs ms dr chair director board committee fund plan january february march april may june july august september
    october november december monday tuesday wednesday thursday friday saturday sunday non adjusted cash marketing designer manager
    interface project industrial user professor grad phd postdoc state district`,
});

/** Questions that one fact answers: a number, a day, somebody, one of several, yes or no. */
export const asksForFact = lexicon({
  phrases: String.raw`
    how (much|many|large|big|high|low|old|far|often|long)  + How much did it cost?  - How did it go?
    ^\W*what (share|percentage|proportion|portion|fraction|percent|number) of  + What share of members said so?  - What do members say?
    ^\W*(who|whom|whose|when|which|(to|for|from|in|on|at|by|with) (whom|which|what))  + Who voted against it?  - Why was it put off when they met?
    (and|from|since|until|by) (who|whom|when)  + Who will it be, and from when?  - What was said when they met?
    ^\W*(did|does|do|is|are|was|were|has|have|had|will|would|can|could)  + Did the board redeem?  - Why did the board redeem?
    what (is|are|was|were|will be) (the|its|their|a|an)  + What is the funded ratio?  - What happened then?
    what( \S+){0,4} (is|are|was|were|did|does|do|has|have|had|will|would)  + What fee does the manager charge?  - What happened then?
  `,
});

/** Words in capitals that name nobody: measures, offices, papers, places that every source may speak of. */
export const measureLetters = lexicon({
  at: 'whole',
  isCased: true,
  words: String.raw`EBITDA? EBITDAR EBIT EPS COGS SGA PPE PPNE CAPEX OPEX FCF FFO AFFO NOI ROA ROE ROI ROIC IRR TVPI DPI MOIC NAV AUM YOY QOQ GAAP
    CAGR GDP CPI PPI FX IT HR PR AI ML API UI UX LCD TV CD DVD PC USB RFPS? RFIS? RFQS? CEOS? CFOS? CIOS? COOS? CTOS? ESG DEI ETFS? IPOS? SEC IRS US USA UK EU UN
    R&D SG&A D&A M&A USD EUR GBP FY DB DC ALM LDI OPEB COLAS? PIK LPS? GPS? AR AP OK TO IN AND OR NOT WHAT WHO WHEN WHY HOW WHICH`,
});

/** What somebody does who tells something. */
export const telling = lexicon({
  words: String.raw`say says said think thinks thought tell tells told mention mentions mentioned explain explains explained argue argues argued suggest
    suggests suggested recommend recommends recommended believe believes believed describe describes described propose proposes proposed
    comment comments commented feel feels felt answer answers answered talk talks talked`,
});

/** Questions of what comes next, and not of a time from now on. */
export const asksNext = lexicon({
  phrases: String.raw`
    (next|upcoming|following) (?!(day|week|month|quarter|year|spring|summer|fall|autumn|winter|decade)s?\b)(?!\d)\p{L}+  + When is the next meeting?  - What is planned for next year?
    next\W*$~  + What will the board vote on next?  - What did the next speaker say?
  `,
});
