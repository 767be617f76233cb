import type { AgendaItem, Citation, CitedText, Decision, Signal } from '@ecco/domain';
import { polish } from '../../discourse/polish.ts';
import { saidNumbers } from '../../factuality/said-number.ts';
import { readMoney, readRates } from '../../figures/money.ts';
import type { Source } from '../../ports/ports.ts';
import { proveNumbers } from '../../proof/numbers.ts';
import { ofAmendment } from '../decisions/of-amendment.ts';
import { readDates } from '../signals/dates.ts';
import { kindsIn } from '../signals/kinds.ts';
import { type MotionWords, saysWhat, wordsOfMotion } from './motion-words.ts';
import { namesItem } from './point.lexicon.ts';

const outcomes = {
  carried: 'Carried',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  deferred: 'Deferred',
} as const;
/** A motion of fewer words, without a sum or a name, is told with the item of the agenda it belongs to. */
const bareWords = 7;
/** A title of fewer words does not say what was decided. */
const fewestOfTitle = 3;

/** What was moved, and whether it opens with what only the talk before it names. */
type Said = MotionWords & { isLeaning: boolean };
type Context = {
  source: Source;
  agenda: readonly AgendaItem[];
  item: AgendaItem | null;
  signal: Signal | null;
};

/**
 * The words of a motion with what became of it: those of the sentence that tells it best where the motion says little.
 * Words that do not say what was moved give way to the title of the item; null where there is none.
 */
export function tellDecision(decision: Decision, context: Context): CitedText | null {
  const { motion, result, outcome, yes, no, amended } = decision;
  const { source, signal } = context;
  const isBetter = signal !== null && !amended && richness(signal.sentence.text) > richness(motion.text);
  const candidates = [...(isBetter ? [signal.sentence] : []), motion].map((one) => ({
    ...wordsOfMotion(source, one),
    isLeaning: leans.test(one.text),
  }));
  const said = candidates.find(({ text }) => saysWhat(withoutItem(text))) ?? null;
  const about = titleFor(said ?? { ...motion, isLeaning: true }, decision, context);
  if (said === null && (about === null || about.title.split(/\s+/u).length < fewestOfTitle)) return null;
  const counts = [yes, no].flatMap((told) => (told === null ? [] : [told.citation]));
  const citing = (votes: readonly Citation[]): Citation[] => [
    ...(said ?? motion).citations,
    outcome,
    ...votes,
    ...(about === null ? [] : [about.citation]),
  ];
  // Twice in a row "four to three" reads as other numbers: a count that stands in the outcome is cited with it.
  const brief = citing(counts.filter((one) => !stands(one, outcome)));
  const cited = countOf(decision, brief) === '' ? citing(counts) : brief;
  const end = result === null ? 'Moved' : outcomes[result.value];
  const label = ofAmendment(decision) ? `Amendment ${end.toLowerCase()}` : end;
  const head = `${about === null ? '' : `${about.title}. `}${label}${countOf(decision, cited)}`;
  return {
    text: said === null ? headOnly(head, motion.text) : `${head}: “${polish(withoutItem(said.text))}”`,
    verbatim: false,
    citations: cited,
  };
}

/** What is agreed to as it was put adds nothing to the title; what is done otherwise is told with it: "the item be postponed". */
const assents =
  /^(?:(?:i|we|i['’]ll|i['’]d|so|just|that|to) ){0,3}(?:moved?|approv\p{L}{0,3}|adopt\p{L}{0,3}|accept\p{L}{0,3}|it|this|that|them|those|these|same|half)\b.{0,40}$/iu;
const headOnly = (head: string, motion: string): string => {
  const words = withoutItem(motion);
  const isPlain = assents.test(words) || words.split(/\s+/u).length < fewestOfTitle || leans.test(words);
  return isPlain ? `${head}.` : `${head}: “${polish(words)}”`;
};

const stands = (part: Citation, whole: Citation): boolean =>
  part.segmentId === whole.segmentId && whole.quote.includes(part.quote);

/** The item of the agenda, where the words do not say by themselves what was decided. */
function titleFor(said: Said, { result }: Decision, { agenda, item, signal }: Context): AgendaItem | null {
  const named = itemNamed(said.text, agenda) ?? item;
  const isUnnamed =
    !saysWhat(said.text) ||
    said.isLeaning ||
    (signal === null
      ? isBareMotion(said.text) || result?.value === 'deferred'
      : !kindsIn(said.text).includes(signal.kind));
  return isUnnamed && named !== null && !said.text.includes(named.title) ? named : null;
}

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

/** Votes for and against, where both are proved by what is cited. */
function countOf({ yes, no }: Decision, cited: CitedText['citations']): string {
  const counted =
    yes !== null && no !== null && yes.value + no.value > 0 ? ` ${yes.value} to ${no.value}` : '';
  return proveNumbers(counted, cited.map(({ quote }) => quote).join(' ')).length > 0 ? '' : counted;
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
