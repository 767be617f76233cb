// What is read in worker threads beside the ports, loaded like them: it brings the word lists and the reader of words
// along, forty megabytes, which a process that hands its texts to threads need not hold.

/** Names in an item, and whom they mean. */
export async function loadLinking() {
  const [{ findSpans }, { linkNames, placeLinks }] = await Promise.all([
    import('../linking/spans.ts'),
    import('../linking/link-names.ts'),
  ]);
  return { findSpans, linkNames, placeLinks };
}

/** A recording held against its minutes. */
export const loadMinutes = () => import('../meeting/minutes/compare-minutes.ts');

/** Questions that a source answers. */
export const loadSuggestions = () => import('../answer/suggest/suggest-questions.ts');
