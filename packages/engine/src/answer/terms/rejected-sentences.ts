import type { UsedSentence } from '../../ports/ports.ts';
import { similarity } from '../../salience/select.ts';
import { searchTermsOf } from './search-terms.ts';

/** Share of the words in common from which on two sentences of one segment are one, however they were tidied. */
const sameShare = 0.8;
/** Words from which on a sentence is the same wherever it stands. */
const ownWords = 6;

type SegmentSentence = { segmentId: string; text: string };

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a sentence is one of those that were told before: in its segment in much the same words, elsewhere in the very same. */
export function rejectedSentences(told: readonly UsedSentence[]): (said: SegmentSentence) => boolean {
  if (told.length === 0) return () => false;
  const known = told.map(({ segmentId, text }) => ({
    segmentId,
    letters: lettersOf(text),
    stems: new Set(searchTermsOf(text)),
    isLong: text.split(/\s+/u).length >= ownWords,
  }));
  return ({ segmentId, text }) => {
    const letters = lettersOf(text);
    const stems = new Set(searchTermsOf(text));
    return known.some((one) => {
      const isThere = one.segmentId === segmentId;
      if (one.letters === letters) return isThere || one.isLong;
      return isThere && similarity(one.stems, stems) > sameShare;
    });
  };
}
