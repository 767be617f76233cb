import { lexicon } from '../lexicon/lexicon.ts';

/** Opens a subject, or closes the one before. */
export const opensTopic = lexicon({
  at: 'opening',
  phrases: String.raw`
((so|okay|ok|alright|all right|well|now|and|great|cool|right|yeah|um|uh|good),?\s+){0,3}(item (number )?\w+|finally|lastly|meanwhile|first of all|to begin|let'?s begin)  + So, item four is credit.  - The item was sold.
((so|okay|ok|alright|all right|well|now|and|great|cool|right|yeah|um|uh|good),?\s+){0,3}(that'?s (it|all|the \w+) for (now|today|this)|before we (wrap|close|go|finish))  + Okay, that's it for today.  - That's it.
((so|okay|ok|alright|all right|well|now|and|great|cool|right|yeah|um|uh|good),?\s+){0,3}((this|today'?s) (episode|show|podcast|segment) is (brought|sponsored)|support for (this|the|today'?s))  + This episode is sponsored by Cedar.  - The episode is short.
break:\b  + Break:music  - The break was short.
`,
});

/** Said with the next question of a call. */
export const asksNext = lexicon({
  phrases: String.raw`
(next|first|final|last) question (comes|is|will|today)~  + The next question is from Jane.  - The next fund is small.
~question[- ]and[- ]answer session~  + The question-and-answer session begins.  - The session begins.
~open (the )?(line|call|floor|it)( up)? (for|to) questions~  + We open it up for questions.  - They open it.
for (his|her|their|your)? ?questions  + We go to Jane for her questions.  - Questions of cost.
`,
});
