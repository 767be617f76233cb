import { lookUp } from '../words/part-of-speech.ts';
import { functionWords } from '../words/stop-words.ts';
import { abbreviations, firmForms, followers, joiners, leaders } from './span.lexicon.ts';

export type Word = { text: string; start: number; end: number; isName: boolean };

/** "J.P. Morgan", "Ann B. Reeve", "St. Alder", "Alder Co. Ltd.": any other stop ends a sentence, and with it a name. */
function takesStop(before: Word, after: Word): boolean {
  const lower = before.text.toLowerCase();
  if (abbreviations.has(lower) || /^(?:\p{Lu}\.){0,5}\p{Lu}$/u.test(before.text)) return true;
  return firmForms.has(lower) && firmForms.has(after.text.toLowerCase());
}

/** Only a space, an apostrophe, a hyphen or the stop of an initial stands between the words of a name. */
export function isJoined(text: string, before: Word, after: Word): boolean {
  const gap = text.slice(before.end, after.start);
  if (gap === ' ') return true;
  if (gap.startsWith('.')) return /^\. ?$/u.test(gap) && takesStop(before, after);
  return /^['’]?s?['’]? ?&? ?$/u.test(gap) && gap !== '';
}

/** Whether a sentence begins at a word. */
export function opensSentence(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return true;
  if (isJoined(text, before, word)) return false;
  return /[.!?:"“”(•–—\n]\s{0,3}$/u.test(text.slice(word.start - 4, word.start));
}

/** A word that has its capital of the sentence it opens: "Under Reeve", "Following Quillo". */
function isCapitalOfSentence(lower: string): boolean {
  if (joiners.has(lower) || functionWords.has(lower)) return true;
  const kind = lookUp(lower);
  return kind === 'gerund' || kind === 'adverb';
}

/** A word in front is another's, such as a title or the word that opens a sentence; else it belongs to a longer name. */
export function opensName(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined || !before.isName || !isJoined(text, before, word))
    return true;
  const lower = before.text.toLowerCase();
  return leaders.has(lower) || (opensSentence(text, words, at - 1) && isCapitalOfSentence(lower));
}

/** The word that a name goes on by, where it does; null where it ends here. */
export function goesOnBy(text: string, words: readonly Word[], at: number): string | null {
  const [word, after] = [words[at], words[at + 1]];
  if (after === undefined || word === undefined || !after.isName || !isJoined(text, word, after)) return null;
  // "Alder's Board" is a board of Alder.
  if (/^['’]s /u.test(text.slice(word.end, after.start))) return null;
  const lower = after.text.toLowerCase();
  return followers.has(lower) || (functionWords.has(lower) && !joiners.has(lower)) ? null : lower;
}
