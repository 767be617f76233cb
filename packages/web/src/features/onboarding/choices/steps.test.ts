import { buildCategory, buildQuestion, buildWizard } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { freshPicks, noChoices } from './choices.ts';
import { reachableStep, skipFrom, stepsOf } from './steps.ts';

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
  ])('%s', (_case, requested, choices, step) => {
    expect(reachableStep(requested, wizard, choices).id).toBe(step);
  });
});

describe('what may be left out', () => {
  const free = buildWizard({ survey: [buildQuestion({ required: false })] });
  const at = (id: string, of: typeof free, choices: typeof nothing) => {
    const step = stepsOf(of).find((one) => one.id === id);
    return step && skipFrom(step, of, choices);
  };

  test.each([
    ['intro', free, nothing, 'categories'],
    ['goals', free, nothing, 'categories'],
    ['tags', free, chosen, null],
    ['review', free, chosen, null],
  ] as const)('from %s', (step, of, choices, to) => {
    expect(at(step, of, choices)).toBe(to);
  });

  test('a required question is not among it until it is answered', () => {
    expect(at('intro', wizard, nothing)).toBeNull();
    expect(at('intro', wizard, answered)).toBe('categories');
  });

  test('subjects are chosen before what narrows them is left out', () => {
    expect(at('categories', free, nothing)).toBeNull();
    expect(at('categories', free, chosen)).toBe('podcasts');
  });

  test('where the subjects come next anyway, nothing is', () => {
    expect(at('intro', buildWizard({ quotes: [], survey: [] }), nothing)).toBeNull();
  });
});
