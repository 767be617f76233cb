/** What of a summary is found by a search: a sentence of the short form, or a chapter. */
export const summaryPassageKinds = ['tldr', 'summary_item'] as const;
