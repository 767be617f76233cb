/** A text without quotation marks, which would end it where it stands in some itself. */
export const unquoted = (text: string): string =>
  text
    .replaceAll(/["“”„«»]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
