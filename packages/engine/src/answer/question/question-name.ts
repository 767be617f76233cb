/** A name in a question: its letters and digits in one, the stems of its words, and the few capitals that are all of it. */
export type QuestionName = { joined: string; stems: readonly string[]; capitals: string | null };

/** Letters and digits of a name, as an address or a file's name runs them together. */
export const squash = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
