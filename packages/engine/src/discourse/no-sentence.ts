import { type ContentKind, isWritten } from '@ecco/domain';

/** A row whose cells could not be told apart: signs of money follow one another, or end it. */
const undivided = /\p{Sc}\s?(?:\p{Sc}|[.]?\s*$)/u;
/** What stands above a statement of accounts. */
const statementHead =
  /^(?:(?:unaudited|condensed) ){0,2}consolidated (?:statements?|balance sheets?)\b(?:[ ,&-]{1,3}\p{L}+){0,9}\.?$/iu;
/** Below a statement: "See accompanying notes to the consolidated financial statements." */
const refersToNotes = /^(?:see|the) accompanying notes\b[^.]{0,90}\.?$/iu;
/** Labels of rows that were joined: "Commitments and contingencies (Note 16): Shareholders equity:". */
const joinedLabels = /^[^.!?]{0,60}\(Note \d{1,2}\): [^.!?]{0,60}:/u;
/** "2 Calculated based on net income": the number of a note. */
const footnote = /^[1-9] \p{Lu}\p{Ll}+ (?:\p{L}+ ){2}/u;
/** Letters from which on there is no such word, and those of several that capitals part. */
const [longestWord, longRun] = [25, 16];

const runsTogether = (word: string): boolean => {
  const letters = word.replaceAll(/[^\p{L}]/gu, '').length;
  return (
    (letters > longestWord && !/[-–—/.@_]/u.test(word)) ||
    (letters >= longRun && (word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) > 1)
  );
};

/** Whether words are what is left of a printed table, a note below one, or have lost their spaces: nobody says them. */
export const isNoSentence = (polished: string, kind: ContentKind): boolean =>
  undivided.test(polished) ||
  statementHead.test(polished) ||
  refersToNotes.test(polished) ||
  joinedLabels.test(polished) ||
  (isWritten(kind) && footnote.test(polished)) ||
  polished.split(/\s+/u).some(runsTogether);
