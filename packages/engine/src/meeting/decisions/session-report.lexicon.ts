import { lexicon } from '../../lexicon/lexicon.ts';

/** Opens what is told of a session behind closed doors. */
export const sessionOpening = lexicon({
  phrases: String.raw`
(in|from|out of|during|at) (the |our |today's |tonight's |that |its )?(closed|executive) session(?!s)  + In closed session the board voted to hire her.  - We go into closed session.
report(ed|ing|s)? out  + There is one matter to report out.  - The report is out.
`,
});

/** Before it these say that it is still to come, or what it is for. */
export const isToCome = lexicon({
  phrases: String.raw`
(will|shall|would|could|should|must|may|might|can|cannot|let's|\S+'ll|going to|want to|need to|have to|like to|ready to|plan(s|ned)? to)  + The board will vote in closed session.  - The board voted in closed session.
(nothing|none|not|no (\S+ ){1,2}(to|was|were|is|are))  + There was nothing to report out.  - There was one.
`,
});

/** It was done on another day than the one that is reported on. */
export const onAnotherDay = lexicon({
  phrases: String.raw`
(in|since|during|back in|early in|late in) (january|february|march|april|may|june|july|august|september|october|november|december|the (spring|summer|fall|autumn|winter))(?! \d{1,2}\b)  + The board approved the budget in March.  - The board approved a lease to March.
(already|originally|earlier this (year|month|quarter))  + The board already approved it.  - The board approved it.
`,
});
