/** Marks that show nothing: where a line may end, the direction of letters, the order of bytes. */
const invisible = /[\u200b\u200e\u200f\u2060\ufeff]/g;

/** A text that does not end in lines, without marks that nobody sees: of these a soft hyphen says where a line may end. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replaceAll('\u00ad', '');

/** One line, single spaces, no invisible marks. */
export const tidy = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
