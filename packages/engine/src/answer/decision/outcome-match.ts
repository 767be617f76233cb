// "Which motions failed?" asks for all that ended in one way: each is told, and nothing that ended in another.
import type { Decision } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import { months } from '../../words/calendar.ts';
import { isOwnName } from '../fit/affiliation.ts';
import { anyMotion } from '../question/decision.lexicon.ts';
import { bodyWords, lightStems } from '../question/needs.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import type { OutcomeQuestion } from '../question/outcome-question.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { asking } from '../terms/question.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

const isTime = (stem: string): boolean => /^(?:19|20)\d\d$/u.test(stem);
const ofMonths = new Set(months.flatMap(searchTermsOf));

/** Whether a decision ended as is asked, and holds every word of what it is to be about; a time may stand in the source's title. */
export function matchesOutcome(
  { result, words }: OutcomeQuestion,
  needs: Needs,
  source: QuestionSource,
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

type DecisionCount = { decisions: number } | null;
const nearDays = 14;

/** Of sources of one meeting, a recording and its minutes, that which tells most. */
export function ofOneMeeting<One extends DecisionCount>(
  told: readonly One[],
  sources: readonly QuestionSource[],
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
