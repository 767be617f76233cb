import {
  type AgendaItem,
  type Citation,
  type CitedField,
  type CitedText,
  type Decision,
  type DecisionFields,
  decisionHeadline,
  fieldsOfSignal,
  isUnanimous,
  type Signal,
  type SignalFields,
  voteWords,
} from '@ecco/domain';
import { saidNumbers } from '../../factuality/said-number.ts';
import { readMoney, readRates } from '../../figures/money.ts';
import type { Segment, Source } from '../../ports/ports.ts';
import { proveNumbers } from '../../proof/numbers.ts';
import { quotedText } from '../../proof/one-run.ts';
import { readable } from '../../salience/readable.ts';
import { readDates } from '../signals/dates.ts';
import { kindsIn } from '../signals/kinds.ts';
import { type MotionWords, saysWhat, wordsOfMotion } from './motion-words.ts';
import { namesItem } from './point.lexicon.ts';

/** A motion of fewer words, without a sum or a name, is told with the item of the agenda it belongs to. */
const bareWords = 7;
/** A title of fewer words does not say what was decided. */
const fewestOfTitle = 3;

/** What was moved, and whether it opens with what only the talk before it names. */
type SubjectWords = MotionWords & { isLeaning: boolean };
type Context = {
  source: Source;
  agenda: readonly AgendaItem[];
  item: AgendaItem | null;
  signal: Signal | null;
};

/** A decision as its line is made of it, and the words that prove it. */
type DecisionLine = { fields: DecisionFields; citations: Citation[] };

/**
 * What is known of a decision: the fields of its signal where they say what was decided, else the words of its motion in
 * figures. Words that do not say what was moved give way to the title of the item; null where there is none.
 */
export function readDecision(decision: Decision, context: Context): DecisionLine | null {
  const { motion, result, outcome, yes, no, abstain, amended } = decision;
  const { source, signal } = context;
  const isBetter = signal !== null && !amended && richness(signal.sentence.text) > richness(motion.text);
  const candidates = [...(isBetter ? [signal.sentence] : []), motion].map((one) => ({
    ...wordsOfMotion(source, one),
    isLeaning: leans.test(one.text),
  }));
  const said = candidates.find(({ text }) => saysWhat(withoutItem(text))) ?? null;
  const about = titleFor(said ?? { ...motion, isLeaning: true }, decision, context);
  const reported = signal === null ? null : signalFields(signal, about ?? context.item);
  const isTitled = about !== null && about.title.split(/\s+/u).length >= fewestOfTitle;
  if (reported === null && said === null && !isTitled) return null;
  const votes = { yes, no, abstain };
  const counts = Object.values(votes).flatMap((vote) => (vote === null ? [] : [vote.citation]));
  const citing = (cited: readonly Citation[]): Citation[] => [
    ...(said ?? motion).citations,
    outcome,
    ...cited,
    ...(about === null ? [] : [about.citation]),
    ...withoutParts(reported?.citations ?? [], (said ?? motion).citations),
  ];
  // Twice in a row "four to three" reads as other numbers: a count that stands in the outcome is cited with it.
  const brief = citing(counts.filter((one) => !stands(one, outcome)));
  const isProved = (cited: readonly Citation[]) => provedVote(votes, cited, source.segments) !== null;
  const citations = isProved(brief) ? brief : citing(counts);
  const fields: DecisionFields = {
    ...{ result: result?.value ?? null, amended, move: decision.move },
    isUnanimous: isUnanimous(decision),
    vote: provedVote(votes, citations, source.segments) ?? { yes: null, no: null, abstain: null },
    motion: readable(said === null ? unassented(motion.text) : withoutItem(said.text), []),
    about: about?.title ?? null,
    signal: reported?.fields ?? null,
  };
  return { fields, citations };
}

/** A decision in one line with what became of it and who moved it; null where nobody could know what it was. */
export function summarizeDecision(decision: Decision, context: Context): CitedText | null {
  const decisionLine = readDecision(decision, context);
  if (decisionLine === null) return null;
  const { movedBy } = decision;
  const line = (fields: DecisionFields): string => withStop(decisionHeadline(fields));
  const { fields, citations } = decisionLine;
  const quoted = quotedText(citations, context.source.segments);
  const text = fieldVariants(fields)
    .map(line)
    .find((one) => proveNumbers(one, quoted).length === 0);
  if (text === undefined) return null;
  const mover = movedBy?.certainty === 'stated' && isName(movedBy.value) ? movedBy : null;
  return {
    text: mover === null ? text : `${text} Moved by ${mover.value}.`,
    verbatim: false,
    citations: mover === null ? citations : [...citations, mover.citation],
  };
}

/** As it is known; where the words do not prove that, without a currency that nobody named, or a day that was said otherwise. */
function fieldVariants(fields: DecisionFields): DecisionFields[] {
  const { signal } = fields;
  if (signal === null) return [fields];
  const ways: Partial<SignalFields>[] = [
    {},
    { currency: null },
    { effective: null },
    { currency: null, effective: null },
  ];
  return ways.map((way) => ({ ...fields, signal: { ...signal, ...way } }));
}

/** Those that stand in no other: said twice in a row, "Four" and "forty-five million" would read as one number. */
const withoutParts = (parts: readonly Citation[], wholes: readonly Citation[]): Citation[] =>
  parts.filter(
    (part, at) =>
      !wholes.some((whole) => stands(part, whole)) &&
      !parts.some((other, place) => place < at && stands(part, other)),
  );

/** A label of recognition is no name. */
const isName = (name: string): boolean => !/[\d_]/u.test(name);
export const withStop = (text: string): string => (/[.!?…]["”]?$/u.test(text) ? text : `${text}.`);

type Counts = Record<keyof DecisionFields['vote'], CitedField<number>>;

/** The count of a vote where its figures stand in what is cited; null where there is none. */
function provedVote(
  votes: Counts,
  cited: readonly Citation[],
  segments: readonly Segment[],
): DecisionFields['vote'] | null {
  const { yes, no, abstain } = votes;
  const vote = { yes: yes?.value ?? null, no: no?.value ?? null, abstain: abstain?.value ?? null };
  const quoted = quotedText(cited, segments);
  // "Nine to nothing" has no figure for nothing.
  const ways = [vote, ...(vote.no === 0 ? [{ ...vote, no: null }] : [])];
  return (
    ways.find((way) => {
      const words = voteWords(way);
      return words !== null && proveNumbers(words, quoted).length === 0;
    }) ?? null
  );
}

/** The fields of a signal with the words that tell them, where they say what was decided. */
function signalFields(
  signal: Signal,
  item: AgendaItem | null,
): { fields: SignalFields; citations: Citation[] } | null {
  const { vehicle, manager, person, amount, measure, assetClass, strategy, effective } = signal;
  const telling = [vehicle, manager, person, amount, measure];
  if (telling.every((reported) => reported === null)) return null;
  const isOfRate = signal.kind === 'rate_change' && item !== null;
  const fields = fieldsOfSignal(signal, { who: null, vote: null, about: isOfRate ? item.title : null });
  const citations = [...telling, assetClass, strategy, effective].flatMap(
    (rendered) => rendered?.citation ?? [],
  );
  return { fields, citations: isOfRate ? [...citations, item.citation] : citations };
}

/** What is agreed to as it was put adds nothing to the title; what is done otherwise is told with it: "the item be postponed". */
const assents =
  /^(?:(?:i|we|i['’]ll|i['’]d|so|just|that|to) ){0,3}(?:moved?|approv\p{L}{0,3}|adopt\p{L}{0,3}|accept\p{L}{0,3}|it|this|that|them|those|these|same|half)\b.{0,40}$/iu;
const unassented = (motion: string): string => {
  const words = withoutItem(motion);
  const isPlain = assents.test(words) || words.split(/\s+/u).length < fewestOfTitle || leans.test(words);
  return isPlain ? '' : words;
};

const stands = (part: Citation, whole: Citation): boolean =>
  part.segmentId === whole.segmentId && whole.quote.includes(part.quote);

/** The item of the agenda, where the words do not say by themselves what was decided. */
function titleFor(
  said: SubjectWords,
  { result }: Decision,
  { agenda, item, signal }: Context,
): AgendaItem | null {
  const named = itemNamed(said.text, agenda) ?? item;
  const isUnnamed =
    !saysWhat(said.text) ||
    said.isLeaning ||
    isNameless(said.text) ||
    (signal === null
      ? isBareMotion(said.text) || result?.value === 'deferred'
      : !kindsIn(said.text).includes(signal.kind));
  if (named === null || (isOfOrder.test(named.title) && !isBareMotion(said.text))) return null;
  return isUnnamed && !said.text.includes(named.title) ? named : null;
}

/** What is called in every meeting, and under which others are decided as well. */
const isOfOrder = /^(?:call to order|roll call|consent (?:items?|agenda|calendar))\b/iu;

/** Few words that name nobody: "a one year extension at 285". */
const isNameless = (text: string): boolean =>
  text.split(/\s+/u).length < bareWords && !/(?<=\S )\p{Lu}\p{Ll}/u.test(text);

const openingOf = (text: string): string =>
  namesItem.findAll(text).find(({ index }) => index === 0)?.text ?? '';
/** "Item six is deferred": the title says which. */
const withoutItem = (text: string): string => text.slice(openingOf(text).length).trimStart();

function itemNamed(text: string, agenda: readonly AgendaItem[]): AgendaItem | null {
  const [number] = saidNumbers(openingOf(text));
  return number === undefined
    ? null
    : (agenda.find((item) => item.number === String(number.mantissa) && item.title !== '') ?? null);
}

/** Opens with what only the talk before it names. */
const leans = /^(?:that(?:['’]s)?|it(?:['’]s)?|this|those|these|the same|them|half|so|as|then)\b/iu;

/** How much of what one wants to know some words hold: a sum or a rate, a day, a name. */
const richness = (text: string): number =>
  (readMoney(text).length > 0 || readRates(text).length > 0 ? 2 : 0) +
  (readDates(text).length > 0 ? 1 : 0) +
  (/(?<=\S )\p{Lu}\p{Ll}/u.test(text) ? 1 : 0);

/** Whether a motion says too little to be told without the item it belongs to. */
export const isBareMotion = (text: string): boolean =>
  richness(text) === 0 && text.split(/\s+/u).length < bareWords;
