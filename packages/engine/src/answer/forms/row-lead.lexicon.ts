import { lexicon } from '../../lexicon/lexicon.ts';

/** Words of a question that set times beside each other, and say nothing of what is asked for. */
export const comparingWords = lexicon({
  at: 'whole',
  words: String.raw`compare compared comparing comparison versus vs change changed changes develop developed earlier prior previous ago year quarter
    period fiscal calendar end ended ending report reported post posted amount figure much many`,
});
