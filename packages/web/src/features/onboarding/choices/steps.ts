import type { SurveyQuestion, Wizard } from '@ecco/contract';
import { type Choices, chosenOf, surveyKey } from './choices.ts';

/** One screen of the wizard. Its id stands in the address; a question of the survey is a step by its own id. */
export type Step =
  | { id: 'intro' | 'quotes' | 'categories' | 'tags' | 'podcasts' | 'review' }
  | { id: SurveyQuestion['id']; question: SurveyQuestion };

/** The steps of a wizard, in order. */
export const stepsOf = ({ quotes, survey }: Wizard): Step[] => [
  { id: 'intro' },
  ...(quotes.length > 0 ? [{ id: 'quotes' } as const] : []),
  ...survey.map((question) => ({ id: question.id, question })),
  { id: 'categories' },
  { id: 'tags' },
  { id: 'podcasts' },
  { id: 'review' },
];

/** Whether a step has what it asks for. */
export function isDone(step: Step, wizard: Wizard, choices: Choices): boolean {
  if (step.id === 'categories') return chosenOf(wizard, choices).length > 0;
  if (!('question' in step) || !step.question.required) return true;
  return (choices.survey[surveyKey(wizard.scheme, step.id)] ?? []).length > 0;
}

/** What of the way ahead may be left out: the questions before the subjects, and what narrows subjects before the shows. */
export function skipFrom(step: Step, wizard: Wizard, choices: Choices): 'categories' | 'podcasts' | null {
  const steps = stepsOf(wizard);
  const at = steps.findIndex(({ id }) => id === step.id);
  const subjects = steps.findIndex(({ id }) => id === 'categories');
  if (at < subjects - 1 || (at < subjects && 'question' in step))
    return steps.slice(at, subjects).every((one) => isDone(one, wizard, choices)) ? 'categories' : null;
  return step.id === 'categories' && isDone(step, wizard, choices) ? 'podcasts' : null;
}

/** Where to be: at the step asked for, or at the first one before it that still waits for something. */
export function reachableStep(requested: string | undefined, wizard: Wizard, choices: Choices): Step {
  const steps = stepsOf(wizard);
  const to = steps.findIndex(({ id }) => id === requested);
  const missing = steps.slice(0, Math.max(0, to)).find((step) => !isDone(step, wizard, choices));
  return missing ?? steps[to] ?? { id: 'intro' };
}
