import { lexicon } from '../lexicon/lexicon.ts';

/** A host says who a guest is. */
export const presentsGuest = lexicon({
  phrases: String.raw`
(joined|joining)( \w+){0,3} (by|us|me)  + Today I'm joined by Ada Lark, who founded Alder.  - They joined the wires.
(my|our) (next |special |first )?guests?( today| tonight| this week)?  + My guest is Ada Lark of Alder.  - The guests left.
(talking|speaking|sitting down|chatting|talk|speak|conversation|interview(ing)?) (to|with) (?!you|us|me|them|him|her)  + I'm talking to Ada Lark of Alder.  - I talked fast.
(we|i)('ve| have)( also)?( got)? (\p{L}+ ){0,3}(with us|on the show|back on)  + We have Ada Lark with us.  - We have it in May.
welcome,? (back )?(to the show,? )?  + Welcome, Ada Lark of Alder.  - It was welcomed.
`,
});

/** Somebody says who he is. */
export const presentsSelf = lexicon({
  phrases: String.raw`
^(my name is|i'm|i am) (?!(a )?(fan|bit|little|big|huge|lot|firm))  + I'm a founder of Alder.  - The firm grew.
`,
});

/** What somebody made, began, ended or became. */
export const completedAct = lexicon({
  phrases: String.raw`
(i|we|he|she|they|\p{L}+ \p{L}+) (then |also |originally |actually |eventually |just |recently |first |later |have |had )*(founded|co-founded|cofounded|started|created|built|invented|designed|wrote|launched|sold|acquired|raised|joined|left|quit|published|released|developed|led|discovered|proved|introduced|open-sourced|shut down|ran out)  + I founded Alder in 2015.  - I walked home.
no longer  + I no longer run Alder.  - They ran longer.
`,
});

/** What somebody is, or where. */
export const station = lexicon({
  words: String.raw`ceo cto cfo coo founders? co-founders? cofounders? postdoc phd professor researcher engineer developer scientist director
manager author creator maintainer designer entrepreneur attorney lawyer economist strategist investor architect president partner
journalist editor university`,
  phrases: String.raw`
works? (at|for|on)  + He works at Alder.  - It works.
head of  + She is head of research.  - His head hurts.
`,
});
