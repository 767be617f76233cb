const charactersPerRow = 66;
const rowPixels = 29;
const paddingPixels = 16;
const speakerPixels = 30;
const unknownPixels = 104;

/** The height of a line before it is drawn, in pixels; good guesses keep the scroll bar calm. */
export function estimateHeight(text: string | undefined, withSpeaker: boolean): number {
  if (text === undefined) return unknownPixels;
  const rows = Math.max(1, Math.ceil(text.length / charactersPerRow));
  return rows * rowPixels + paddingPixels + (withSpeaker ? speakerPixels : 0);
}
