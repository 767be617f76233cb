/** The lines of a field of several, without those that say nothing. */
export const fieldLines = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Whether a text can be the last part of a page's link. */
export const isSlug = (text: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(text);

type DraftStates<Draft> = { draft: Draft; known: Draft; stored: Draft };

/** What stands in the fields once something else is stored: what was typed stays, the rest is what is stored now. */
export const withTypedText = <Draft extends Readonly<Record<string, string>>>({
  draft,
  known,
  stored,
}: DraftStates<Draft>): Draft => ({
  ...stored,
  ...Object.fromEntries(Object.entries(draft).filter(([field, text]) => text !== known[field])),
});
