import { lexicon } from '../lexicon/lexicon.ts';

/** Opens as a question does that the transcript gives no question mark. */
export const opensQuestion = lexicon({
  at: 'opening',
  words: 'what how why does',
  phrases: String.raw`
(do|can|could|have|did|would|are) you  + Could you say why.  - You could say why.
(is|are) there  + Is there a fund.  - There is a fund.
is it  + Is it dear.  - It is dear.
(tell|walk|remind|give|help) (me|us|investors)  + Tell us why.  - They tell members why.
talk (to us |a bit |a little )?about  + Talk a bit about costs.  - The talk was about costs.
`,
});

export const asks = lexicon({
  phrases: String.raw`
(let me|lemme) ask  + Let me ask why.  - Let me say why.
(?<!\b(?:nor|neither|only|so|never|not) )(will|would|is|are) there (be|any|enough)  + If they leave will there be enough.  - There will be enough.
want to hear  + They want to hear why.  - They hear why.
(want(ed)?|like|going) to ask  + I wanted to ask why.  - They ask why.
(was|am|i'm) (just )?(curious|wondering)  + I was just wondering why.  - They are curious.
my (\w+ )?question  + My first question is why.  - The question is why.
could you  + Perhaps could you say why.  - You could say why.
can you (please )?(talk|give|comment|help|tell|explain|share|elaborate)  + And can you explain why.  - You can explain why.
please (comment|elaborate|explain)  + Please explain why.  - They explain why.
help (me|us) (understand|think)  + It would help us understand why.  - They understand why.
`,
});
