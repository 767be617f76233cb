import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions about what was said of a subject: many words answer them, and no single thing does. */
export const asksForTalk = lexicon({
  phrases: String.raw`
    ^\W*(summari[sz]e|describe|explain|discuss|outline)  + Summarize the talk on fees.  - Who will summarize it?
    (what|how) (did|does|do|was|were|is|are) .{0,60}(think|thought|says?|said|discuss\w*|talk\w*|mention\w*|elaborat\w*|recommend\w*|suggest\w*|propos\w*|feel|comment\w*|contributed?|opinions?|views?|introduc\w*|conclu\w+|decided on|agreed|learn\w*|answer\w*|debate\w*|problems?|controvers\w+|decisions?|presentations?|descriptions?|advantages?|joking)  + What did the chair think of the fees?  - What fees did the chair pay?
  `,
});

/** Stems that many questions have and many answers put otherwise: they are missed without being missing. */
export const lightStems = lexicon({
  at: 'whole',
  words: String.raw`adopt decid decis select approv put off happen attach end go be new now last each year next first current todai mani much larg
    long set taken take make made give given get us use do done becom begin start onli also will ani`,
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
    ^\W*(who|whom|whose|when|which|(to|for|from|in|on|at|by|with) (whom|which|what))  + Who voted against it?  - Why was it put off when they met?
    (and|from|since|until|by) (who|whom|when)  + Who will it be, and from when?  - What was said when they met?
    ^\W*(did|does|do|is|are|was|were|has|have|had|will|would|can|could)  + Did the board redeem?  - Why did the board redeem?
    what (is|are|was|were|will be) (the|its|their|a|an)  + What is the funded ratio?  - What happened then?
    what( \S+){0,4} (is|are|was|were|did|does|do|has|have|had|will|would)  + What fee does the manager charge?  - What happened then?
  `,
});
