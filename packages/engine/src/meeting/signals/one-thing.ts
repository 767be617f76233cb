import type { FactSentence } from './discussion.ts';

/** Longer ones are lists and forms, in which what stands beside a name is not of it. */
const longest = 900;

/** Whether a sentence is short enough to be about one thing. */
export const isOneThing = ({ words }: FactSentence): boolean => words.text.length <= longest;
