import { lexicon } from '../../lexicon/lexicon.ts';

/** Says who speaks, and for whom. */
export const introducesSelf = lexicon({
  isCased: true,
  phrases: String.raw`
(I am|I'm|I’m) \p{Lu}[\p{L}'’-]+( \p{Lu}[\p{L}.'’-]*)*,? (from|with|of|at|and I)  + I'm Ana Varga from the union of bus drivers.  - I'm glad that Ana Varga is from here.
[Mm]y name('s| is)  + My name is Ana Varga.  - The name of the fund changed.
`,
});
