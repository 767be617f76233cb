// A decision is asked for by what it is about. The body, the day and what such a thing is called ("contract", "item") tell none
// from another; the other words all stand in its motion, in its item, or in what was said between the motion and its end.
import type { Citation, Decision } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import { deciding, kindsOfDecided, ofVoting } from '../question/decision.lexicon.ts';
import { bodyWords } from '../question/needs.lexicon.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { asking } from '../terms/question.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { discussedDecision } from './discussed-decision.ts';

/** Characters between a motion and its end at most that are of nothing but that motion. */
const longestBetween = 1_500;
/** Words of a subject at least: one alone may be of anything. */
const fewestWords = 2;

type Place = { segment: number; start: number; end: number };

function placeOf({ segmentId, quote }: Citation, { segments }: QuestionSource): Place | null {
  const segment = segments.findIndex(({ id }) => id === segmentId);
  const start = segments[segment]?.text.indexOf(quote) ?? -1;
  return start < 0 ? null : { segment, start, end: start + quote.length };
}

/** What was said between a motion and its end; nothing where that is long. */
function saidBetween({ motion, outcome }: Decision, source: QuestionSource): string {
  const [first] = motion.citations;
  const from = first === undefined ? null : placeOf(first, source);
  const to = placeOf(outcome, source);
  if (from === null || to === null || from.segment > to.segment) return '';
  const said = source.segments
    .slice(from.segment, to.segment + 1)
    .map(({ text }, at, all) =>
      text.slice(at === 0 ? from.start : 0, at === all.length - 1 ? to.end : undefined),
    )
    .join(' ');
  return said.length > longestBetween ? '' : said;
}

/** Stems of a question that say what was decided on, of all its stems. */
function subjectOf(stems: readonly string[], source: QuestionSource): string[] {
  const titled = new Set(searchTermsOf(source.context.title));
  return stems.filter(
    (stem) =>
      !titled.has(stem) &&
      !deciding.test(stem) &&
      !ofVoting.test(stem) &&
      !kindsOfDecided.test(stem) &&
      !bodyWords.test(stem) &&
      !asking.test(stem),
  );
}

type Decisions = {
  decisions: readonly Decision[];
  wordsOf: (one: Decision) => readonly string[];
  /** Whether the talk before it may tell what a decision is on: not how much it is for. */
  mayBeTalk: boolean;
};

/** The one decision that holds every word of what is asked about, or on which all talk of it ends; null where none does, or several do. */
export function findDecision(
  stems: readonly string[],
  { decisions, wordsOf, mayBeTalk }: Decisions,
  source: QuestionSource,
): Decision | null {
  const subject = subjectOf(stems, source);
  if (subject.length < fewestWords) return null;
  const holding = (textsOf: (one: Decision) => readonly string[]): Decision[] =>
    decisions.filter((one) => {
      const held = new Set(textsOf(one).flatMap(searchTermsOf));
      return subject.every((stem) => [...kinOf(stem)].some((kin) => held.has(kin)));
    });
  const written = holding(wordsOf);
  const [only, another] =
    written.length > 0 ? written : holding((one) => [...wordsOf(one), saidBetween(one, source)]);
  if (only === undefined) {
    if (!mayBeTalk) return null;
    const ofSource = (words: readonly string[]) => subjectOf(words, source);
    return discussedDecision({ subject, subjectOf: ofSource }, decisions, source);
  }
  return another === undefined ? only : null;
}
