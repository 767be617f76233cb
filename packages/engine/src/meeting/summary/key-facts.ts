// What a report to the body tells in figures: its wealth, how it did, how well it is funded. Of each kind the first one
// that holds; one that is corrected later is told as it was corrected.

import { correctionsOf, readFactuality } from '../../factuality/read-factuality.ts';
import { isSwapped, saidNumbers } from '../../factuality/said-number.ts';
import { readMoney, readRates } from '../../figures/money.ts';
import type { Source } from '../../ports/ports.ts';
import { type Reading, readSource } from '../../reading/reading.ts';
import { rateSentences } from '../../salience/salience.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { publicVoices } from '../talk/public-forum.ts';
import {
  contribution,
  funded,
  liability,
  measured,
  ofFirm,
  otherWealth,
  performance,
  wealth,
} from './key-fact.lexicon.ts';

/** A sentence, and what it is about where only an earlier one says so, with the place of that one. */
export type KeyFact = {
  sentence: Sentence;
  about: { words: string; sentence: Sentence } | null;
  weight: number;
};

type Kind = { weight: number; subject: (text: string) => string | null };

/** What comes first of what is found, up to what is said of it. */
const first = (matches: { text: string }[]): string | null => matches[0]?.text.split(says)[0] ?? null;
const says =
  /,? (?:at|as of|for) the | (?:stood|was|were|is|are|ended|closed|totaled|totals|reached|finished|came|valued|returned|earned|gained|lost|up|down|of)\b/iu;
const leastWealth = 2e7;

const kinds: readonly Kind[] = [
  {
    weight: 8,
    subject: (text) =>
      readMoney(text).some(({ value }) => value >= leastWealth) && !otherWealth.test(text)
        ? first(wealth.findAll(text))
        : null,
  },
  {
    weight: 7,
    subject: (text) =>
      readRates(text).length > 0 && measured.test(text) ? first(performance.findAll(text)) : null,
  },
  { weight: 6.5, subject: (text) => (saidNumbers(text).length > 0 ? first(funded.findAll(text)) : null) },
  {
    weight: 6,
    subject: (text) =>
      readMoney(text).length > 0 || readRates(text).length > 0 ? first(contribution.findAll(text)) : null,
  },
  { weight: 5, subject: (text) => (readMoney(text).length > 0 ? first(liability.findAll(text)) : null) },
];

/** The key figures of a meeting, at most one of a kind. */
export function keyFacts(source: Source): KeyFact[] {
  const reading = readSource(source);
  const factualities = readFactuality(source);
  const corrections = correctionsOf(reading);
  const ofPublic = publicVoices(source);
  const questions = new Set(
    rateSentences(source).flatMap(({ isQuestion, sentence }) => (isQuestion ? [sentence.index] : [])),
  );
  const matches = kinds.map((kind) => ({ kind, fact: factOf(kind) }));
  return matches.flatMap(({ kind, fact }) => (fact === null ? [] : [{ ...fact, weight: kind.weight }]));

  function factOf({ subject }: Kind): Omit<KeyFact, 'weight'> | null {
    for (const sentence of reading.sentences) {
      if (sentence.row !== undefined || questions.has(sentence.index) || ofPublic.has(sentence.segment))
        continue;
      const words = ofFirm.test(sentence.text) ? null : subject(foldApostrophes(sentence.text));
      if (words === null) continue;
      const factuality = factualities[sentence.index];
      if (factuality === 'fact') return { sentence, about: null };
      const corrector = corrections.get(sentence.index);
      const right =
        factuality === 'corrected' && corrector !== undefined ? rightOf(reading, sentence, corrector) : null;
      if (right !== null)
        return { sentence: right, about: subject(right.text) === null ? { words, sentence } : null };
    }
    return null;
  }
}

/** Of the sentences that correct one, the one with its digits in their right order, or the last with a figure of its size. */
function rightOf(reading: Reading, wrong: Sentence, corrector: number): Sentence | null {
  const said = saidNumbers(wrong.text);
  const scale = said.findLast((number) => number.scale !== null)?.scale ?? null;
  const taken = correctionsOf(reading);
  const able = reading.sentences
    .filter(({ segment, index }) => segment === corrector && !taken.has(index))
    .map((sentence) => ({ sentence, numbers: saidNumbers(sentence.text) }));
  const swapped = able.filter(({ numbers }) =>
    numbers.some((number) => said.some((other) => isSwapped(other, number))),
  );
  const sized = (list: typeof able) =>
    list.findLast(({ numbers }) => numbers.some((number) => number.scale === scale));
  return (sized(swapped) ?? swapped.at(-1) ?? sized(able))?.sentence ?? null;
}
