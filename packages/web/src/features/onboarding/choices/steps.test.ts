import { buildCategory, buildQuestion, buildWizard } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { freshPicks, noChoices } from './choices.ts';
import { reachableStep, stepsOf } from './steps.ts';

const wizard = buildWizard({ survey: [buildQuestion({ id: 'details', required: false }), buildQuestion()] });
const nothing = noChoices('user-1', 'longevity');
const answered = { ...nothing, survey: { longevity_goals: ['sleep'] } };
const chosen = {
  ...answered,
  wizard: { scheme: 'longevity' as const, chosen: { heart: freshPicks(buildCategory('heart')) } },
};

test('a question is a step of its own; a wizard without quotes has no step for them', () => {
  expect(stepsOf(wizard).map(({ id }) => id)).toEqual([
    'intro',
    'quotes',
    'details',
    'goals',
    'categories',
    'tags',
    'podcasts',
    'review',
  ]);
  expect(stepsOf(buildWizard({ quotes: [], survey: [] })).map(({ id }) => id)).toEqual([
    'intro',
    'categories',
    'tags',
    'podcasts',
    'review',
  ]);
});

describe('the step of the address', () => {
  test.each([
    ['nothing leads to the beginning', undefined, nothing, 'intro'],
    ['an unknown one leads to the beginning', 'soap', chosen, 'intro'],
    ['a question that is not required holds nobody up', 'goals', nothing, 'goals'],
    ['a required question comes before the categories', 'review', nothing, 'goals'],
    ['a category comes before what follows', 'review', answered, 'categories'],
    ['with both every step is open', 'review', chosen, 'review'],
  ])('%s', (_case, wanted, choices, step) => {
    expect(reachableStep(wanted, wizard, choices).id).toBe(step);
  });
});
