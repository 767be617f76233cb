/** Business limits of the product. Times in ms unless the name says otherwise. */
export const limits = {
  perPageDefault: 100,
  perPageMax: 10_000,
  transcriptPage: 100,
  transcriptPageMax: 1_000,
  urlMaxLength: 2_048,
  queryMaxLength: 300,
  summaryItemsShown: 3,
  transcriptShown: 10,
  topicsShown: 5,
  assertionsShown: 3,
  relevancyCollapsedBelow: 70,
  highlightFadeMs: 5_000,
  summaryExcerpt: 280,
  seekStepSeconds: 30,
  playbackSpeeds: [0.5, 1, 1.2, 1.5, 2],
  audioExtensions: ['.mp3', '.wav', '.ogg', '.aac', '.m4a'],
} as const;
