import { lexicon } from '../lexicon/lexicon.ts';

/** What is spoken of where other people's money is invested, and seldom where it is not. */
export const allocatorWords = lexicon({
  words: String.raw`pensions? retirement retirees? endowment portfolio actuar\w+ custod\w+ equities funds?`,
  phrases: String.raw`
    private (equity|credit)  + Private equity returned 9 percent.  - The equity of it is doubtful.
    hedge funds?  + We leave the hedge fund.  - They hedge.
    basis points  + It costs fifty basis points.  - The basis is firm.
    index fund  + It goes to the index fund.  - The index is high.
    asset allocation  + The asset allocation stays.  - An allocation of time.
    discount rate  + The discount rate falls.  - A rate of speech.
  `,
});
