import { lexicon } from '../lexicon/lexicon.ts';

/** Announces in talk what is to be taken away. */
export const takeaway = lexicon({
  words: 'takeaways? fundamentally',
  phrases: String.raw`
(the|one|a) (main|major|key|core|biggest|most important|primary|principal|whole|real|central|big) (thing|point|idea|reason|problem|difficulty|difference|advantage|limitation|lesson|risk|challenge|insight|question|goal|benefit|issue|concern|argument|message)s?  + The main reason is the cost.  - The reasons are many.
(the|one) (thing|point|lesson) (to keep in mind|to remember|is that)  + One thing to keep in mind is the cost.  - One thing fell.
(the|our) (bottom line|upshot|conclusion)  + The bottom line is the cost.  - The bottom fell.
what (really )?matters  + What matters is the cost.  - The matter is closed.
turns? out  + It turns out that fees fell.  - They turned left.
`,
});

/** Gives an example, or makes one up. */
export const example = lexicon({
  words: 'alice bob',
  phrases: String.raw`
for (example|instance)  + For example, fees fell.  - It is an example.
let's (say|imagine|assume|suppose)  + Let's say fees fell.  - Let us go.
(imagine|suppose) (that|you|we|if|a|an|the)  + Imagine that fees fell.  - Imagination helps.
if (you|we|i|somebody|someone|alice|bob) (were|had|have|add|want|take|look|think|go|get)  + If you take ten, it falls.  - If fees fall, it fails.
(say|like) (you|we) (have|had|want)  + Say you have ten.  - They say it fell.
`,
});

/** Holds back what it says. */
export const hedged = lexicon({
  phrases: String.raw`
(kind|sort) of  + It is kind of slow.  - It is of a kind.
sounds like  + It sounds like a plan.  - It sounds good.
(you know|i mean|or whatever|and stuff|or something)  + It fell, you know.  - They know.
`,
});
