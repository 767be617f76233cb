import type { Decision, Proceedings } from '@ecco/domain';
import { isSameNumber, saidNumbers } from '../../factuality/said-number.ts';
import { readMoney } from '../../figures/money.ts';
import type { Source } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { foldApostrophes } from '../../words/fold.ts';

/** Segments before a vote in which what is moved may have stood in another wording. */
const reach = 25;
const moves =
  /\b(?:i(?:['’](?:ll|d))?(?: like to)? (?:make a )?mo(?:ve|tion)|motion (?:by|to|is)|moved|recommend\w*|(?:came|went) in|ask\w* for)\b/iu;

/**
 * The sentences, by their place in the list, that tell a motion or its sum in a wording that did not hold: those on
 * the way to an amended vote that propose something with other figures than it was decided with.
 */
export function findSuperseded(source: Source, { decisions }: Proceedings): Set<number> {
  const { sentences } = readSource(source);
  const placeOf = new Map(source.segments.map(({ id }, at) => [id, at]));
  const superseded = new Set<number>();
  let from = 0;
  for (const decision of decisions) {
    const last = placeOf.get(decision.outcome.segmentId) ?? 0;
    const before = sentences.filter(
      ({ segment }) => segment >= Math.max(from, last - reach) && segment < last,
    );
    for (const sentence of before) if (isOther(sentence, decision)) superseded.add(sentence.index);
    if (!/\bamend(?:ment|s|ing)?\b/iu.test(decision.outcome.quote)) from = last + 1;
  }
  return superseded;
}

function isOther({ text }: Sentence, { motion, amended }: Decision): boolean {
  const plain = foldApostrophes(text);
  const [sums, decided] = [readMoney(plain), readMoney(motion.text)];
  const isOtherSum =
    sums.length > 0 &&
    decided.length > 0 &&
    !sums.some(({ value }) => decided.some((one) => one.value === value));
  if (isOtherSum && moves.test(plain)) return true;
  if (!amended || !/\bmove|motion by/iu.test(plain)) return false;
  const [numbers, ends] = [saidNumbers(plain), saidNumbers(motion.text)];
  return (
    numbers.length > 0 &&
    ends.length > 0 &&
    !numbers.some((number) => ends.some((end) => isSameNumber(number, end)))
  );
}
