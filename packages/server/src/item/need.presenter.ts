import type { CitedText } from '@ecco/contract';
import { type Interest, interestIn } from '@ecco/engine';

/** A sentence with what of its reader's need-to-knows it is of. */
export function marked<Sentence extends CitedText>(
  sentence: Sentence,
  interests: readonly Interest[],
): Sentence {
  const need = interestIn(interests, sentence.text);
  return need === null ? sentence : { ...sentence, need };
}

/** Sentences in their order, but those first that their reader needs to know. */
export const neededFirst = (sentences: readonly CitedText[], interests: readonly Interest[]): CitedText[] => {
  const all = sentences.map((sentence) => marked(sentence, interests));
  return [...all.filter(({ need }) => need), ...all.filter(({ need }) => !need)];
};
