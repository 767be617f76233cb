// Figures that are corrected later in a meeting. What is corrected is found by the correction: a figure that it names
// and disowns, or that has the same digits in another order. The sentences that said it are no facts; the correction is.
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { foldApostrophes } from '../words/fold.ts';
import { admits, breaksOff, deniesNumber, disowns, oldPaper, paperWrong } from './correction.lexicon.ts';
import { findPutRight } from './put-right.ts';
import { isSameNumber, isSwapped, type SpokenNumeral, saidNumbers } from './said-number.ts';

/** So many segments back a correction reaches, and a bare denial. */
const [reach, shortReach] = [20, 3];
/** Words beside the figure of a turn that is nothing else: "A hundred and seventy-five, Ann." */
const mostBeside = 2;

/** More numbers than this are a table and no talk. */
const mostNumbers = 40;

type NumberedSentence = { sentence: Sentence; numbers: SpokenNumeral[] };

/** The sentences whose figure is corrected later or in the same breath, by their place in the list, with the segment that does it. */
export function findCorrected({
  sentences,
  segments,
}: Pick<Reading, 'sentences' | 'segments'>): Map<number, number> {
  const bySegment = segments.map((): NumberedSentence[] => []);
  for (const sentence of sentences) bySegment[sentence.segment]?.push(numberedOf(sentence));
  const corrected = findPutRight({ sentences, segments });
  for (const [at, here] of bySegment.entries()) {
    const earlier = (back: number) => bySegment.slice(Math.max(0, at - back), at).flat();
    for (const [place, one] of here.entries()) {
      const before = here[place - 1];
      if (breaksOffIn(one) || isOfOldPaper(one)) corrected.set(one.sentence.index, at);
      if (before !== undefined && restartsFigure(one, here.slice(place)))
        corrected.set(before.sentence.index, at);
    }
    if (here.some(({ sentence }) => paperWrong.test(foldApostrophes(sentence.text))))
      for (const one of earlier(shortReach))
        if (disowns.test(foldApostrophes(one.sentence.text))) corrected.set(one.sentence.index, at);
    for (const wrong of wrongNumbers(here, { before: bySegment[at - 1] ?? [], earlier }))
      for (const one of [...earlier(wrong.reach), ...here])
        if (wrong.isIn(one)) corrected.set(one.sentence.index, at);
  }
  return corrected;
}

const numberedOf = (sentence: Sentence): NumberedSentence => ({
  sentence,
  numbers: saidNumbers(foldApostrophes(sentence.text)),
});

type Misstatement = { reach: number; isIn: (one: NumberedSentence) => boolean };
type CorrectionContext = {
  before: readonly NumberedSentence[];
  earlier: (back: number) => NumberedSentence[];
};

/** The figures that a turn takes back. */
function wrongNumbers(
  here: readonly NumberedSentence[],
  { before, earlier }: CorrectionContext,
): Misstatement[] {
  const own = here.flatMap(({ numbers }) => numbers);
  if (own.length === 0 || own.length > mostNumbers) return [];
  const isAdmission = here.some(({ sentence }) => admits.test(foldApostrophes(sentence.text)));
  const isBareFigure = own.length === 1 && wordsBeside(here) <= mostBeside;
  const swapped =
    isAdmission || isBareFigure || here.some(({ sentence }) => breaksOff.test(sentence.text)) ? own : [];
  const recent = isBareFigure ? before : earlier(reach);
  return [
    ...swapped.flatMap((right) => wrongBySwap(right, recent)),
    ...here.flatMap((one) => denied(one, isAdmission)),
  ];
}

/** Words of a turn that are not its numbers. */
const wordsBeside = (turn: readonly NumberedSentence[]): number =>
  turn.reduce(
    (sum, { sentence, numbers }) =>
      sum +
      sentence.tokens.filter(
        (token) => !numbers.some(({ start, end }) => token.start < end && start < token.end),
      ).length,
    0,
  );

const holds =
  (number: SpokenNumeral) =>
  (one: NumberedSentence): boolean =>
    one.numbers.some((other) => isSameNumber(other, number));

/** The last figure of the same digits in another order was the wrong one, said once or more. */
function wrongBySwap(right: SpokenNumeral, recent: readonly NumberedSentence[]): Misstatement[] {
  const wrong = recent.flatMap(({ numbers }) => numbers).findLast((number) => isSwapped(number, right));
  if (wrong === undefined) return [];
  const holdsRight = holds(right);
  return [{ reach, isIn: (one) => holds(wrong)(one) && !holdsRight(one) }];
}

/** "Not seven", "scratch fifty", "4.83 was the flash number". */
function denied({ sentence, numbers }: NumberedSentence, isAdmission: boolean): Misstatement[] {
  const text = foldApostrophes(sentence.text);
  return numbers.flatMap((number) => {
    const isDenied = deniesNumber.test(text.slice(Math.max(0, number.start - 30), number.start).trimEnd());
    const isDisowned =
      isAdmission && disowns.test(text.slice(Math.max(0, number.start - 40), number.end + 40));
    const others = numbers.some((other) => other !== number && !isSameNumber(other, number));
    const isIn = (one: NumberedSentence) => holds(number)(one) && (one.sentence !== sentence || !others);
    if (isDenied) return [{ reach: isAdmission ? reach : shortReach, isIn }];
    return isDisowned && !others ? [{ reach, isIn }] : [];
  });
}

/** "7.4, I'm sorry, no, 7.1": the sentence holds both. */
function breaksOffIn({ sentence, numbers }: NumberedSentence): boolean {
  if (numbers.length < 2) return false;
  return breaksOff.findAll(foldApostrophes(sentence.text)).some(({ index, text }) => {
    const last = numbers.findLast(({ end }) => end <= index && index - end < 18);
    const next = numbers.find(
      ({ start }) => start >= index + text.length && start - index - text.length < 16,
    );
    return last !== undefined && next !== undefined && !isSameNumber(last, next);
  });
}

const isOfOldPaper = ({ sentence, numbers }: NumberedSentence): boolean =>
  numbers.length > 0 && oldPaper.test(sentence.text);

/** "It was 1.3 million. No, wait, that was net. Gross it was 1.9." */
const restartsFigure = ({ sentence }: NumberedSentence, rest: readonly NumberedSentence[]): boolean =>
  breaksOff.findAll(foldApostrophes(sentence.text)).some(({ index }) => index < 10) &&
  rest.some(({ numbers }) => numbers.length > 0);
