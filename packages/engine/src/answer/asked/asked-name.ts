/** A name in a question: its letters and digits in one, and the stems of its words. */
export type AskedName = { joined: string; stems: readonly string[] };

/** Letters and digits of a name, as an address or a file's name runs them together. */
export const squash = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
