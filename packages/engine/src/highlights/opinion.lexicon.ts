import { lexicon } from '../lexicon/lexicon.ts';

/** What a quote is made of: an opinion, a rule, an image or a contrast. */
export const opinion = lexicon({
  words: 'never always every nobody everybody imagine',
  phrases: String.raw`
i (really |strongly |do )?(think|believe|learned|realized)  + I really think it fell.  - They think it fell.
we (believe|think|decided|learned)  + We decided to sell.  - They decided to sell.
the (truth|reality|key|lesson|problem|question|point|beauty|biggest|best|worst|hardest|most)  + The lesson is cost.  - A lesson is cost.
instead of  + They buy bonds instead of shares.  - They buy bonds instead.
rather than  + They sell rather than hold.  - It is rather dear.
not (just|only|because|about)  + It is not only cost.  - It is not cost.
there'?s no  + There's no free lunch.  - There's a lunch.
if you  + If you wait, you lose.  - If they wait, they lose.
you can'?t  + You can't wait.  - They can't wait.
you have to  + You have to wait.  - They have to wait.
what matters  + Cost is what matters.  - Cost matters.
is (not )?(a|the) \w+  + A fund is a promise.  - A fund is small.
`,
});
