import type { CitedText, Decision } from '@ecco/domain';
import type { Segment } from '../../ports/ports.ts';
import { splitSentences } from '../../sentences/split.ts';
import { moneyOf } from './money-of.ts';
import type { ReadMeeting } from './read-meeting.type.ts';
import { codesOf, numbersOf, subjectTerms, subjectTermsOf } from './said-terms.ts';

/** What a recorded decision is about. */
export type DecisionSubject = {
  decision: Decision;
  /** Each term with how much it tells: the less, the more decisions of the meeting have it. */
  weights: ReadonlyMap<string, number>;
  /** Numbers by their digits, and codes. */
  numbers: ReadonlySet<string>;
  /** The sums of it, its own or those of its introduction. */
  sums: readonly CitedText[];
  /** Terms that are said from the decision before it to its outcome, and at no other decision. */
  discussed: ReadonlySet<string>;
  /** The words that tell it best: its motion, or what introduces one that only says "so moved". */
  told: CitedText;
  /** Segments from the first to the last of it. */
  first: number;
  last: number;
};

/** Terms of a motion that tells itself what it is about. */
const plainMotion = 3;
/** Segments at the beginning of an introduction, and words of each, that are read: a clerk reads a title, then others speak. */
const [led, longestLead] = [2, 60];
/** Captions are short and have no voices: what is read out stands in some before the motion, too. */
const captionsBefore = 2;
/** Who moved and seconded says nothing of the subject. */
const madeBy = /\b(?:motion|made|moved|makes|second\w*|approved?) by [^.,;]{2,60}/giu;
/** Years say nothing of one decision. */
const year = /^(?:19|20)\d\d$/u;

type Stretch = { decision: Decision; first: number; motion: number; last: number };

function stretchesOf({ proceedings, segments }: ReadMeeting): Stretch[] {
  const placeOf = new Map(segments.map(({ id }, at) => [id, at]));
  let before = 0;
  return proceedings.decisions.map((decision) => {
    const motion = placeOf.get(decision.motion.citations[0]?.segmentId ?? '') ?? before;
    const last = placeOf.get(decision.outcome.segmentId) ?? motion;
    const item = proceedings.agenda[decision.agendaItem ?? -1];
    const first = Math.min(motion, Math.max(before, item?.firstSegment ?? 0));
    before = Math.max(before, last);
    return { decision, first, motion, last };
  });
}

const leadOf = (text: string): string => text.split(/\s+/u).slice(0, longestLead).join(' ');

/** What leads to a motion that tells nothing itself. */
function introductionOf({ first, motion }: Stretch, segments: readonly Segment[]): Segment[] {
  const all = segments.slice(first, motion + 1);
  const before = all.at(-1)?.speaker === null ? captionsBefore : 0;
  return all.length > led + before + 1 ? [...all.slice(0, led), ...all.slice(-1 - before)] : all;
}

/** The sentences of a segment, each as a text that can be cited. */
export function citedSentences({ id, text, startMs, endMs, page }: Segment): CitedText[] {
  return splitSentences(text).map(({ start, end }) => {
    const quote = text.slice(start, end);
    return { text: quote, verbatim: true, citations: [{ segmentId: id, quote, startMs, endMs, page }] };
  });
}

/** The sentence of an introduction that has most of the terms. */
function introductionSentence(
  introduction: readonly Segment[],
  weights: ReadonlyMap<string, number>,
): CitedText | null {
  const weightOf = (text: string) =>
    [...subjectTermsOf(text)].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const sentences = introduction.flatMap(citedSentences);
  const [best] = sentences.toSorted((a, b) => weightOf(b.text) - weightOf(a.text));
  return best !== undefined && weightOf(best.text) > 0 ? best : null;
}

/** The sums of a decision as it tells them, or as its introduction does. */
function sumsOf({ amounts }: Decision, introduction: readonly Segment[]): readonly CitedText[] {
  if (amounts.length > 0) return amounts;
  return introduction
    .flatMap(citedSentences)
    .flatMap(({ text, citations }) =>
      moneyOf(text).map((sum) => ({ text: sum.text, verbatim: true, citations })),
    );
}

const usesOf = (all: readonly ReadonlySet<string>[]): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const own of all) for (const term of own) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
};

/** The names of those who speak and vote, which say nothing of what it is about. */
function participantNames({ segments, proceedings }: ReadMeeting): ReadonlySet<string> {
  const voices = segments.flatMap(({ speaker }) => speaker ?? []);
  const voters = proceedings.decisions.flatMap(({ ballots, movedBy, secondedBy }) => [
    ...ballots.map(({ name }) => name),
    ...[movedBy, secondedBy].flatMap((reported) => reported?.value ?? []),
  ]);
  return new Set([...new Set([...voices, ...voters])].flatMap((name) => [...subjectTerms(name)]));
}

/** The subject of each decision of a recording, in order. */
export function subjectsOf(recording: ReadMeeting): DecisionSubject[] {
  const { segments, proceedings } = recording;
  const names = participantNames(recording);
  const nameless = (texts: readonly string[]) =>
    new Set(
      texts.flatMap((text) =>
        [...subjectTermsOf(text.replaceAll(madeBy, ' '))].filter((term) => !names.has(term)),
      ),
    );
  const read = stretchesOf(recording).map((stretch) => {
    const { decision, first, last } = stretch;
    const { motion, amounts, conditions } = decision;
    const title = proceedings.agenda[decision.agendaItem ?? -1]?.title ?? '';
    const isPlain = nameless([motion.text]).size >= plainMotion;
    const introduction = isPlain ? [] : introductionOf(stretch, segments);
    const words = [motion, ...amounts, ...conditions].map(({ text }) => text);
    const texts = [title, ...words, ...introduction.map((segment) => leadOf(segment.text))];
    const all = segments.slice(first, last + 1).map((segment) => segment.text);
    return {
      ...stretch,
      text: texts.join('\n'),
      introduction,
      isPlain,
      terms: nameless(texts),
      wide: nameless(all),
    };
  });
  const [uses, wideUses] = [usesOf(read.map(({ terms }) => terms)), usesOf(read.map(({ wide }) => wide))];
  return read.map(({ decision, first, last, text, introduction, isPlain, terms, wide }) => {
    const weights = new Map([...terms].map((term) => [term, 1 / (uses.get(term) ?? 1)]));
    const numbers = [...numbersOf(text)].filter((number) => number.length > 1 && !year.test(number));
    return {
      decision,
      weights,
      numbers: new Set([...numbers, ...codesOf(text)]),
      sums: sumsOf(decision, introduction),
      discussed: new Set([...wide].filter((term) => wideUses.get(term) === 1)),
      told: (isPlain ? null : introductionSentence(introduction, weights)) ?? decision.motion,
      first,
      last,
    };
  });
}
