/**
 * Text as the store can hold it: whole Unicode and no control characters. Line breaks become spaces, so that words do
 * not run together and nobody writes a line that looks like somebody else's.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\t\r\n\u2028\u2029]+/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '');
