/** Curly apostrophes as straight ones, character for character, so that places in the text stay right. */
export function foldApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}
