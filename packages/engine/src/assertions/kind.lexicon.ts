import { lexicon } from '../lexicon/lexicon.ts';

/** Tells what will be. */
export const guidance = lexicon({
  words: 'guidance outlook',
  phrases: String.raw`
(we|they|it|company|management|board|fund|system) (now |currently |still |also |continue to )?(expects?|anticipates?|forecasts?|projects?|targets?|plans?|intends?|aims?|see)  + We now expect growth.  - Growth as they expected.
(is|are) (expected|projected|anticipated|forecast|likely|set|on track) to  + Costs are likely to fall.  - A cut is likely.
will (be|grow|increase|decrease|continue|reach|see|have|deliver|close|remain|reduce|commit|vote|launch|begin|start|double)  + Costs will grow.  - The will of members.
going to  + It is going to fall.  - It is going well.
by (the end of )?20[2-9]\d  + It falls by the end of 2031.  - It fell in 2031.
next (year|quarter|fiscal)  + It falls next quarter.  - The next to vote.
in the (coming|next)  + It falls in the coming year.  - In the year.
`,
});

/** Tells what somebody thinks. */
export const opinion = lexicon({
  words: "should(n't)? probably arguably seems? important exciting great terrible",
  phrases: String.raw`
i (really |strongly |do |just |honestly |personally )?(think|believe|feel|guess|suspect|would (say|argue)|hope)  + I really think it fell.  - They think it fell.
we (really |strongly |do |continue to )?(think|believe|feel)  + We believe it fell.  - They believe it.
in (my|our) (view|opinion|mind)  + In our view it fell.  - In view of costs.
ought to  + They ought to sell.  - They thought it over.
the (best|worst|most|biggest) \w+  + It is the worst fund.  - It is worst.
better than  + It is better than cash.  - It is better.
worse than  + It is worse than cash.  - It is worse.
`,
});
