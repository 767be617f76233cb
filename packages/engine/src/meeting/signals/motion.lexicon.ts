import { lexicon } from '../../lexicon/lexicon.ts';

/** Leaves to the talk before it what is moved. */
export const leaning = lexicon({
  phrases: String.raw`
as (presented|described|outlined|proposed|shown|written)  + Move it as presented.  - As we went on, it fell.
(so|i'll|i|i'd|would) moved? (it|that|this)?\b(?= |,|\.|$)  + I'll move it.  - The fund moved.
(take|accept|adopt|approve) (the|that|this|his|her|their) (recommendation|proposal|advice|plan)  + We take the recommendation.  - The recommendation is late.
`,
});

/** Says in the talk to a vote that money goes to a fund that is open to investors. */
export const investment = lexicon({
  phrases: String.raw`
(open|closed)[- ]end(ed)?( \w+)? funds?  + We looked at five open end funds.  - The open end of it.
(core|buyout|venture|credit|infrastructure|timber|timberland|farmland|real estate|private equity|secondaries|direct lending) (plus )?(fund|funds|partners|strategy|strategies)  + It is a buyout fund.  - The core is sound.
(minimum|lock-?up|locked up|vintage|hard cap|carried interest|management fee|limited partners?)  + The minimum is five.  - It is open.
`,
});
