/** One line, single spaces, no invisible marks of direction. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u200e\u200f\u2028\u2029\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
