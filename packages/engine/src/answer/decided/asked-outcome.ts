// "Which motions failed?" asks for all that ended in one way: each is told, and nothing that ended in another.
import type { Decision, DecisionResult } from '@ecco/domain';
import type { AskedSource } from '../../ports/ports.ts';
import { months } from '../../words/calendar.ts';
import { isOwnName } from '../fit/affiliation.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { bodyWords, lightStems } from '../question/needs.lexicon.ts';
import { mainQuestion, type Needs } from '../question/needs.ts';
import { asking } from '../terms/question.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { anyMotion, asksWhichMotions, endedBadly, endedWell } from '../question/decision.lexicon.ts';

/** How those ended that are asked for; `words`: stems of how that is called. */
type AskedOutcome = { result: DecisionResult; words: ReadonlySet<string> };

/** Null where a question does not ask for all that ended in one way. */
export function readOutcome(query: string, { teller }: Needs): AskedOutcome | null {
  const question = mainQuestion(query);
  const [which] = asksWhichMotions.findAll(question);
  if (which === undefined || teller !== null) return null;
  const rest = question.slice(which.index + which.text.length);
  const [well, badly] = [endedWell.findAll(rest), endedBadly.findAll(rest)];
  // "Which motions carried and which failed" asks for both.
  if ((well.length === 0) === (badly.length === 0)) return null;
  const words = new Set([...well, ...badly].flatMap(({ text }) => searchTermsOf(text)));
  return { result: well.length > 0 ? 'carried' : 'failed', words };
}

const isTime = (stem: string): boolean => /^(?:19|20)\d\d$/u.test(stem);
const ofMonths = new Set(months.flatMap(searchTermsOf));

/** Whether a decision ended as is asked, and holds every word of what it is to be about; a time may stand in the source's title. */
export function endsAsAsked(
  { result, words }: AskedOutcome,
  needs: Needs,
  source: AskedSource,
): (one: Decision) => boolean {
  const named = needs.names.filter((name) => !isOwnName(name, source)).flatMap(({ stems }) => stems);
  const isSubject = (stem: string): boolean =>
    !words.has(stem) &&
    !anyMotion.test(stem) &&
    !asking.test(stem) &&
    !bodyWords.test(stem) &&
    !lightStems.test(stem);
  const subject = [...[...needs.things.keys()].filter(isSubject), ...named];
  const times = searchTermsOf(source.context.title).filter((stem) => isTime(stem) || ofMonths.has(stem));
  return ({ motion, result: told }) => {
    const held = new Set([...searchTermsOf(motion.text), ...times]);
    return told?.value === result && subject.every((stem) => [...kinOf(stem)].some((one) => held.has(one)));
  };
}

type Told = { decisions: number } | null;
const nearDays = 14;

/** Of sources of one meeting, a recording and its minutes, that which tells most. */
export function ofOneMeeting<One extends Told>(
  told: readonly One[],
  sources: readonly AskedSource[],
): (One | null)[] {
  const dayOf = (at: number): number => Date.parse(sources[at]?.date ?? '') / 86_400_000;
  const sizeOf = (at: number): number => told[at]?.decisions ?? 0;
  return told.map((one, at) => {
    const fuller = told.findIndex(
      (_, other) =>
        Math.abs(dayOf(other) - dayOf(at)) <= nearDays &&
        (sizeOf(other) > sizeOf(at) || (sizeOf(other) === sizeOf(at) && other < at && sizeOf(at) > 0)),
    );
    return fuller < 0 ? one : null;
  });
}
