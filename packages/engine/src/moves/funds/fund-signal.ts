import { type CitedField, type Money, type Signal, signalStages } from '@ecco/domain';
import { readMoney, readRates } from '../../figures/money.ts';
import {
  citedEffectiveDay,
  citedTerm,
  emptyFields,
  firstCited,
  uniquePlaces,
} from '../../meeting/signals/cited-fields.ts';
import { assetClass, strategy } from '../../meeting/signals/fields.lexicon.ts';
import { inMoney, inRates } from '../../meeting/signals/kind-fields.ts';
import { firmInWords, isVehicle } from '../../meeting/signals/names.ts';
import { citedValue } from '../../meeting/signals/words.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { isFee } from './fund-act.lexicon.ts';
import { clauseOf, type PlacedAct } from './placed-act.ts';

/** An event as its furthest telling tells it, completed by the others; what no words tell stays null. */
export function fundSignal(event: readonly PlacedAct[], names: ReadonlyMap<string, string>): Signal | null {
  const ordered = event.toSorted(
    (a, b) => signalStages.indexOf(b.act.stage) - signalStages.indexOf(a.act.stage),
  );
  const best = event.toSorted((a, b) => worth(b) - worth(a))[0];
  const [last] = ordered;
  const places = ordered.flatMap(({ telling }) => telling.words.citations.slice(0, 1));
  if (last === undefined || best === undefined || places.length === 0) return null;
  const { kind } = last.act;
  const ways = [best, ...ordered.filter((one) => one !== best)];
  const name = firstCited(ways, ({ act, telling: { words } }) => {
    const match = nameBefore(words.text, act) ?? firmInWords(words.text.slice(act.from), kind, false);
    return match === null ? null : citedValue(match, { words, text: match });
  });
  const isFund = name !== null && isVehicle(name.value, kind);
  return {
    ...emptyFields,
    kind,
    sentence: { text: best.telling.words.text, verbatim: true, citations: best.telling.words.citations },
    who: firstCited(ways, citedActor),
    manager: isFund ? null : name,
    vehicle: isFund ? name : null,
    assetClass: firstCited(ways, citedAssetClass),
    strategy: inMoney.has(kind)
      ? firstCited(ways, (one) => citedTerm(one.telling.words, strategy, clauseOf(one)))
      : null,
    person: kind === 'departure' ? firstCited(ways, (one) => citedSelf(one, names)) : null,
    amount: inMoney.has(kind) ? firstCited(ways, citedMoney) : null,
    measure: inRates.has(kind) ? firstCited(ways, citedRate) : null,
    effective: firstCited(ways, ({ telling: { words } }) => citedEffectiveDay(words)),
    stage: citedValue(last.act.stage, {
      words: last.telling.words,
      text: last.telling.words.text,
      certainty: last.act.stage === 'completed' ? 'inferred' : 'stated',
    }),
    places: uniquePlaces(places),
  };
}

const worth = ({ telling: { words }, act }: PlacedAct): number =>
  (readMoney(words.text).length > 0 ? 2 : 0) +
  (firmInWords(words.text, act.kind, false) === null ? 0 : 2) +
  (inRates.has(act.kind) && readRates(words.text).length > 0 ? 2 : 0);

/** Who acts: as a fact where the sentence names it, inferred where the talk is of it. */
function citedActor({ act, telling: { words } }: PlacedAct): CitedField<string> {
  const { fund, by, start, end } = act.subject;
  if (fund === null) return null;
  const isStated = by === 'name';
  const text = words.text.slice(start, end);
  return citedValue(fund.name, { words, text, certainty: isStated ? 'stated' : 'inferred' });
}

const firm = /((?:\p{Lu}[\p{L}&'’-]{0,30}\s(?:(?:&|and)\s)?){1,5})$/u;

/** "Alder Partners was let go": who suffers it, where nobody is said to do it. */
function nameBefore(text: string, { isSuffered, from, kind, subject }: PlacedAct['act']): string | null {
  if (!isSuffered || (kind !== 'hire' && kind !== 'termination')) return null;
  const match = firm.exec(text.slice(0, from).replace(/,\s$/u, ' '))?.[1]?.trim().replace(/^The /u, '') ?? '';
  return match.length < 4 || subject.fund?.forms.includes(match) ? null : match;
}

/** Who says of themselves that they leave. */
function citedSelf({ telling }: PlacedAct, names: ReadonlyMap<string, string>): CitedField<string> {
  const { words, sentence } = telling;
  const name = names.get(sentence.speaker ?? '');
  return name === undefined ? null : citedValue(name, { words, text: words.text, certainty: 'inferred' });
}

/** Less is a price, or what somebody is paid. */
const leastSum = 1e5;

/** The sum that stands with the verb, else the only one of the clause, unless it is what somebody is paid. */
function citedMoney(one: PlacedAct): CitedField<Money> {
  const { words } = one.telling;
  const sum =
    onlySum(words.text, { from: one.act.from, to: one.act.to }) ??
    onlySum(words.text, { from: one.act.from, to: one.until }) ??
    (one.act.kind === 'pacing' ? pacedTo(words.text.slice(one.act.from, one.until)) : null);
  if (sum === null) return null;
  const { text, value, currency, terms } = sum;
  return citedValue({ text, value, currency, terms }, { words, text });
}

function onlySum(text: string, { from, to }: { from: number; to: number }): Money | null {
  const sums = readMoney(text).filter(({ start, end, value }) => {
    const around = text.slice(Math.max(0, start - 30), end + 40);
    return end > from && end <= to && value >= leastSum && !isFee.test(foldApostrophes(around));
  });
  const [sum, other] = sums;
  return sum === undefined || other !== undefined ? null : sum;
}

/** "From $1.2 billion a year to $700 million": what is committed in a year from then on. */
function pacedTo(clause: string): Money | null {
  const [before, after, ...others] = readMoney(clause);
  if (before === undefined || others.length > 0) return null;
  if (after === undefined) return before;
  const isChange =
    /\bfrom\s$/u.test(clause.slice(0, before.start)) &&
    /\bto\s$/u.test(clause.slice(before.end, after.start));
  return isChange ? after : null;
}

/** The class of assets in the clause; of a target the only one of its sentence, which may stand before the verb. */
function citedAssetClass(one: PlacedAct): CitedField<string> {
  const { words } = one.telling;
  if (inMoney.has(one.act.kind)) return citedTerm(words, assetClass, clauseOf(one));
  if (one.act.kind !== 'target_change') return null;
  const [text, clause] = [words.text, clauseOf(one)].map(foldApostrophes);
  if (assetClass.findAll(text ?? '').length === 1) return citedTerm(words, assetClass);
  return assetClass.findAll(clause ?? '').length === 1 ? citedTerm(words, assetClass, clause) : null;
}

/** The rate that is set, with the one before it where both are told: at most two. */
function citedRate(one: PlacedAct): CitedField<string> {
  const matches = readRates(clauseOf(one));
  const [first] = matches;
  const { words } = one.telling;
  if (first === undefined || matches.length > 2) return null;
  // "From 48 percent": the one that it was.
  const isOld = matches.length === 1 && clauseOf(one).includes(`from ${first}`);
  if (isOld) return null;
  return citedValue(wayOf(clauseOf(one), matches), {
    words,
    text: matches.length === 1 ? first : words.text,
  });
}

/** "Goes from 23.4% of payroll to 25.1%" is from the one to the other; else both as they stand. */
function wayOf(clause: string, [before = '', after = '']: readonly string[]): string {
  const isWay = after !== '' && clause.includes(`from ${before}`) && clause.includes(` to ${after}`);
  if (isWay) return `from ${before} to ${after}`;
  return after === '' ? before : `${before}, ${after}`;
}
