import { type CitedField, type Money, plainTerms, type Signal, type SignalKind } from '@ecco/domain';
import { readMoney, readRates } from '../../figures/money.ts';
import { foldApostrophes } from '../../words/fold.ts';
import type { Act, Event } from './act.type.ts';
import { citedEffectiveDay, citedTerm, firstCited, uniquePlaces } from './cited-fields.ts';
import { readDates } from './dates.ts';
import { type Discussion, dayAt } from './discussion.ts';
import { paidOut } from './event.lexicon.ts';
import { assetClass, strategy } from './fields.lexicon.ts';
import { inMoney, inRates } from './kind-fields.ts';
import { isAbout } from './motion-kind.ts';
import { firmInWords, isVehicle, personIn, significant } from './names.ts';
import { isWayTo, rateInDigits } from './rate-in-digits.ts';
import { recommended } from './stage.lexicon.ts';
import { citedValue, type Words } from './words.ts';

type LatestAct = { last: Act; discussion: Discussion };

/** An event as a signal at its last stage; what no words tell stays null. */
export function eventSignal({ acts }: Event, { last, discussion }: LatestAct): Signal {
  const { isPlain } = discussion;
  const others = acts.filter((act) => act !== last).sort((a, b) => b.last - a.last);
  // The words of the last stage first, then the way to it from its end.
  const put = last.outcome === null ? [] : [last.outcome];
  const ways = [
    last.words,
    ...others.map(({ words }) => words),
    ...[last, ...others].flatMap(({ around }) => around.toReversed()),
  ];
  const sumWays = last.isSumOpen ? [] : ways;
  // Of what is only reported, the sums around it are looked for, and nothing else.
  const sums = reportedSums([last, ...others]);
  const known = ways.filter((words) => !sums.includes(words));
  const name = firstCited(known, (words) => citedName(words, last.kind, isPlain));
  const isFund = name !== null && isVehicle(name.value, last.kind);
  const isOfAssets = inMoney.has(last.kind);
  const best = fullestAct(last, others);
  return {
    kind: last.kind,
    sentence: best.sentence,
    who: discussion.body,
    manager: isFund ? null : name,
    vehicle: isFund ? name : null,
    assetClass: isOfAssets
      ? firstCited(known, (words) => citedTerm(words, assetClass, beforeProceeds(words.text, last.kind)))
      : null,
    strategy: isOfAssets
      ? firstCited(known, (words) => citedTerm(words, strategy, beforeProceeds(words.text, last.kind)))
      : null,
    consultant: firstCited(ways, citedConsultant),
    person: firstCited(ways, (words) => citedPerson(words, last.kind)) ?? citedSelf([last, ...others]),
    amount: inMoney.has(last.kind)
      ? firstCited(
          [...put, ...sumWays.filter((words) => statesSum(words, last, name?.value ?? null))],
          (words) => citedMoney(words, last.kind),
        )
      : null,
    measure: inRates.has(last.kind) ? withOldRate(firstCited([...put, ...ways], citedRate), ways) : null,
    decided: last.isDecided && last.stage !== 'considered' ? dayAt(discussion, last.last) : null,
    effective: isAtOnce.test(last.words.text)
      ? null
      : firstCited(last.isAmended ? [last.words] : known, citedEffectiveDay),
    stage: citedValue(last.stage, {
      words: { text: last.place.quote, citations: [last.place] },
      text: last.place.quote,
      certainty: last.isStageStated ? 'stated' : 'inferred',
    }),
    places: uniquePlaces([last.place, ...last.words.citations, ...others.map(({ place }) => place)]),
  };
}

const reportedSums = (acts: readonly Act[]): Words[] =>
  acts
    .flatMap(({ isDecided, around }) => (isDecided ? [] : around))
    .filter(({ text }) => acts.every(({ words }) => words.text !== text));

/** No day is said, and what is said of another day is not of this. */
const isAtOnce = /\b(?:effective immediately|with immediate effect|at once|effective today)\b/iu;

function citedName(words: Words, kind: SignalKind, isPlain: boolean): CitedField<string> {
  const name = firmInWords(words.text, kind, isPlain);
  return name === null ? null : citedValue(name, { words, text: name });
}

function citedPerson(words: Words, kind: SignalKind): CitedField<string> {
  const person = personIn(words.text, kind);
  return person === null ? null : citedValue(person, { words, text: person });
}

/** "I'm leaving the fund": who says so. */
function citedSelf(acts: readonly Act[]): CitedField<string> {
  const own = acts.find(
    ({ kind, speaker, words }) => kind === 'departure' && speaker !== null && ofSelf.test(words.text),
  );
  return own?.speaker === undefined || own.speaker === null
    ? null
    : citedValue(own.speaker, { words: own.words, text: own.words.text, certainty: 'inferred' });
}

const ofSelf = /\b(?:I['’](?:m|ll)|I (?:am|will)|my last|my (?:retirement|resignation|departure))\b/iu;

/** The last sum is the one a motion ends on: "from $25 million to $20 million". */
function citedMoney(words: Words, kind: SignalKind): CitedField<Money> {
  const isFee = (start: number) => fee.test(words.text.slice(Math.max(0, start - 24), start));
  const sums = readMoney(words.text).filter(({ start }) => kind !== 'hire' || !isFee(start));
  const before = words.text.slice(0, sums[0]?.start ?? 0);
  const isWay =
    /\bfrom (?:\p{L}+ ){0,3}$/iu.test(before) && !/\b(?:up|down) from (?:\p{L}+ ){0,3}$/iu.test(before);
  const placedMoney = paymentOf(words, kind, sums) ?? (isWay ? sums.at(-1) : sums[0]);
  if (placedMoney === undefined) return null;
  const from = isWay && sums.length > 1 && kind === 'commitment' ? (sums[0]?.value ?? null) : null;
  const { text, value, currency } = placedMoney;
  const terms =
    from === null || from === value ? placedMoney.terms : { ...(placedMoney.terms ?? plainTerms), from };
  return citedValue({ text, value, currency, terms }, { words, text });
}

/** Of several sums in a report that of the payment is said with it or behind it. */
function paymentOf<Sum extends { start: number }>(
  words: Words,
  kind: SignalKind,
  sums: readonly Sum[],
): Sum | undefined {
  const isPayment = kind === 'termination' || kind === 'redemption';
  const from = isPayment ? paidOut.findAll(foldApostrophes(words.text))[0]?.index : undefined;
  return from === undefined ? undefined : sums.find(({ start }) => start >= from);
}

/** A sum on the way to a vote is that of the thing where it is asked for, or where the thing is named beside it. */
function statesSum(words: Words, { kind, around }: Act, name: string | null): boolean {
  if (!around.includes(words) || (kind !== 'commitment' && kind !== 'hire')) return true;
  const text = words.text.toLowerCase();
  return recommended.test(text) || (name !== null && significant(name).some((word) => text.includes(word)));
}

/** What a firm is paid is not what it is given to manage. */
const fee = /\b(?:fees?|salary|costs?|paid|pay|retainer)\b/iu;

function citedRate(words: Words): CitedField<string> {
  const matches = readRates(words.text);
  const [first] = matches;
  if (first === undefined) return null;
  const value = matches.map(rateInDigits).join(', ');
  return citedValue(value, { words, text: matches.length === 1 ? first : words.text });
}

/** A new rate with the old one, where somebody says from which to which. */
function withOldRate(reported: CitedField<string>, ways: readonly Words[]): CitedField<string> {
  if (reported === null) return null;
  for (const words of ways)
    for (const said of readRates(words.text)) {
      const way = rateInDigits(said);
      if (isWayTo(way, reported.value)) return citedValue(way, { words, text: said });
    }
  return reported;
}

/** What is said of the money that comes back is not of what it was in. */
const beforeProceeds = (text: string, kind: SignalKind): string => {
  const isPaidOut = kind === 'termination' || kind === 'redemption';
  return text.split(isPaidOut ? proceedsVerb : /\bproceeds\b/iu)[0] ?? text;
};

/** "And move the money to the passive account": where it goes, and not where it was. */
const proceedsVerb =
  /\bproceeds\b|\b(?:move|invest|reinvest|place|put|transfer|shift)(?:s|ed|ing)? (?:the|its|that|those) (?:money|assets|funds?|balance)\b/iu;

const adviser =
  /\b((?:\p{Lu}[\p{L}&'’-]{1,30}\s){1,4})(?:concurs?|recommend(?:s|ed)|(?:also )?supports? (?:the|this|it)|advised)\b/u;

/** "Birch Advisory recommended": a firm that advises, and no person of the body. */
function citedConsultant(words: Words): CitedField<string> {
  if (!recommended.test(words.text)) return null;
  const name = adviser.exec(words.text)?.[1]?.trim() ?? '';
  const isFirm =
    name.includes(' ') &&
    !/^(?:Mr|Ms|Mrs|Dr|Trustee|President|Chair|Commissioner|Staff|Vice|The)\b|\bStaff$/u.test(name);
  return isFirm ? citedValue(name, { words, text: name }) : null;
}

/** The telling that holds most of what there is to know: a name, a sum or a rate, a day. */
function fullestAct(last: Act, others: readonly Act[]): Act {
  const worth = ({ words, kind }: Act): number =>
    (readMoney(words.text).length > 0 ? 2 : 0) +
    (firmInWords(words.text, kind, false) !== null ? 2 : 0) +
    (inRates.has(kind) && readRates(words.text).length > 0 ? 2 : 0) +
    (readDates(words.text).length > 0 ? 2 : 0) +
    (personIn(words.text, kind) !== null ? 1 : 0) +
    (isAbout(words.text, kind) ? 0.5 : 0);
  if (last.isAmended) return last;
  return [last, ...others].toSorted((a, b) => worth(b) - worth(a))[0] ?? last;
}
