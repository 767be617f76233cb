import { corrects } from './doubt.lexicon.ts';
import { numeralTokens } from './numeral-token.ts';
import { type Quantity, readRuns } from './quantity.ts';

/** A number of a text as it stands beside the others; `lead` is the place of the one that it shares its unit with. */
export type PlacedQuantity = Quantity & { lead: number | null };

const connector = /^\s*(?:to|or|and|through|[-–—])\s*$/iu;
/** A correction stands in so few characters. */
const correctionReach = 40;

/**
 * The numbers of a text by a grammar of English numerals, spoken and written, in order, each with its unit, scale and
 * sign. Of two ends of a range the first has the unit and scale of the second. A number in words that has two readings,
 * or is corrected, has none: its value is null.
 */
export function readQuantities(text: string): PlacedQuantity[] {
  const placedQuantities = readRuns(text, numeralTokens(text)).map(
    (one): PlacedQuantity => ({ ...one, lead: null }),
  );
  for (const [at, second] of placedQuantities.entries()) {
    const first = placedQuantities[at - 1];
    if (first !== undefined) relate({ first, second, at }, text);
  }
  return placedQuantities;
}

type Pair = { first: PlacedQuantity; second: PlacedQuantity; at: number };

function relate({ first, second, at }: Pair, text: string): void {
  const between = text.slice(first.end, second.start);
  if (between.length > correctionReach) return;
  if (isReplaced(between) || isSplit(between)) doubtBoth(first, second);
  else if (isRunOn(first, second, between)) doubtBoth(first, second);
  else if (connector.test(between))
    join({ first, second, at }, { between, before: text.slice(0, first.start) });
}

const pause = /^[\s,.…-]*(?:(?:uh|um|er|erm|hmm|ah|no)\b[\s,.…-]*)+$/iu;

const isReplaced = (between: string): boolean => corrects.test(between) || pause.test(between);

/** "5 1/2", "8. 5 billion": parts of one number. */
const isSplit = (between: string): boolean => /^(?:\/|\s*⁄|\.\s+)$/u.test(between);

/** "Two million, five hundred thousand" and "five, six" may be one number or two; "5 15" was said somehow. */
function isRunOn(first: Quantity, second: Quantity, between: string): boolean {
  if (!first.isSpoken && !second.isSpoken) return /^\s+$/u.test(between) && first.unit === null;
  const isYear = first.value !== null && first.value >= 1900 && first.value < 2100 && first.scale === 1;
  return /^[\s,-]*$/u.test(between) && first.unit === null && !isYear;
}

function doubtBoth(...both: PlacedQuantity[]): void {
  for (const one of both) {
    one.isSure = false;
    if (one.isSpoken) one.value = null;
  }
}

type QuantityContext = { between: string; before: string };

/** "Five to six percent", "$4.1 to $4.3 billion": the first has what the second says. */
function join({ first, second, at }: Pair, { between, before }: QuantityContext): void {
  const isYear = first.value !== null && first.value >= 1900 && first.value < 2100 && first.unit === null;
  const lacksUnit = first.unit === null && second.unit !== null;
  const lacksScale =
    first.scale === 1 && second.scale > 1 && (first.unit === null || first.unit === second.unit);
  if (isYear || (first.unit !== null && !lacksScale)) return;
  if (first.isSpoken || lacksUnit || lacksScale) second.lead = at - 1;
  const isShort = second.hasHundred && mayBeHundreds(first, second);
  if (first.value === null || second.value === null || isShort) doubtBoth(first, second);
  if (first.value === null || second.value === null || (!lacksUnit && !lacksScale)) return;
  const isList = /and/iu.test(between) && !/\b(?:between|of|from|both)\s+$/iu.test(before);
  const isRising = Math.abs(first.value) < Math.abs(second.value) / second.scale;
  if (lacksScale && (isList || !isRising)) first.isSure = false;
  else if (lacksScale) Object.assign(first, scaled(first, second));
  if (lacksUnit) first.unit = second.unit;
  if (!first.isSure && first.isSpoken) first.value = null;
}

/** "Eight to nine hundred million": the first may be hundreds too. */
const mayBeHundreds = (first: Quantity, second: Quantity): boolean =>
  Math.abs(first.value ?? 0) < Math.abs(second.value ?? 0) / second.scale / 100;

const scaled = ({ value }: Quantity, { scale }: Quantity): Pick<Quantity, 'value' | 'scale'> => ({
  value: Number(((value ?? 0) * scale).toPrecision(12)),
  scale,
});
