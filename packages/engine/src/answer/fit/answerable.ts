import type { Source } from '../../ports/ports.ts';
import type { Needs } from '../question/needs.ts';
import { readQuestion } from '../question/read-question.ts';
import { fitOf } from './fit.ts';
import { periodOfSource } from './source-period.ts';
import { answerableWeights } from './subject.weights.ts';
import { subjectScores } from './subject-score.ts';

/** What tells of a source whether it answers: the share of a question that one passage holds, and how much it speaks of it. */
type AnswerClues = { share: number; subject: number };

/** Of each source; null where one fact is asked for, which such clues do not tell. */
export function answerClues(query: string, sources: readonly Source[]): AnswerClues[] | null {
  const { needs } = readQuestion(query);
  if (needs.asks === 'fact') return null;
  const subjects = subjectScores(needs, sources);
  return sources.map((source, at) => ({ share: fitOf(needs, source).share, subject: subjects[at] ?? 0 }));
}

/**
 * Which of the sources may answer. One that is asked alone must hold enough of the question; of several that a search
 * found, where any may have the words of a subject in passing, one must also speak of it. A question of one quarter is
 * answered by what is of that quarter, where it answers.
 */
export function answerable(needs: Needs, sources: readonly Source[]): boolean[] {
  const fits = sources.map((source) => fitOf(needs, source));
  const holds = fits.map(({ share, least }) => share >= least);
  if (sources.length === 1 || !holds.includes(true)) return holds;
  if (needs.asks === 'fact') return ofItsTime(holds, needs, sources);
  // Few sources know the name of whom a cause is asked of, and one that does speaks of it.
  if (needs.asks === 'account' && needs.names.length > 0) return holds;
  const subjects = subjectScores(needs, sources);
  return fits.map(({ share }, at) => {
    const { all, share: ofShare, subject, least } = answerableWeights;
    return holds[at] === true && all + ofShare * share + subject * (subjects[at] ?? 0) >= least;
  });
}

function ofItsTime(able: boolean[], { period }: Needs, sources: readonly Source[]): boolean[] {
  const own = sources.map(periodOfSource);
  const isSame = own.map(({ quarter, year }) => quarter === period.quarter && year === period.year);
  if (period.quarter === null || !able.some((one, at) => one && isSame[at])) return able;
  return able.map((one, at) => one && (isSame[at] === true || own[at]?.quarter === null));
}
