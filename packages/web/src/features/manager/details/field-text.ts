/** The lines of a field of several, without those that say nothing. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Whether a text can be the last part of a page's link. */
export const isSlug = (text: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(text);
