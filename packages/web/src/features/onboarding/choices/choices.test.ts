import { buildCategory, buildPodcastPick, buildQuestion, buildWizard } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { chosenOf, listConfig, noChoices, offeredCategories, settle } from './choices.ts';

const persisted = (chosen: ReturnType<typeof noChoices>['wizard']['chosen'], survey = {}) => ({
  ...noChoices('user-1', 'longevity'),
  survey,
  wizard: { scheme: 'longevity' as const, chosen },
});
const picks = { tags: [], podcasts: [], drawn: [buildPodcastPick(1)] };

test('categories stand by rank, equal ranks by name, secondary ones apart', () => {
  const wizard = buildWizard({
    categories: [
      buildCategory('c', { rank: 2 }),
      buildCategory('b', { rank: 1, label: 'Zebra' }),
      buildCategory('a', { rank: 1, label: 'Apple' }),
      buildCategory('e', { rank: 0, secondary: true }),
    ],
  });
  const { primary, secondary } = offeredCategories(wizard);
  expect(primary.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  expect(secondary.map(({ slug }) => slug)).toEqual(['e']);
});

describe('settling what was persisted', () => {
  test('keeps the draw although the server has drawn anew', () => {
    const settled = settle(persisted({ heart: { ...picks, drawn: [buildPodcastPick(9)] } }), buildWizard());
    expect(settled.wizard.chosen['heart']?.drawn.map(({ slug }) => slug)).toEqual(['show-9']);
  });

  test('takes the new draw where the library had nothing', () => {
    const settled = settle(persisted({ food: { ...picks, drawn: [] } }), buildWizard());
    expect(settled.wizard.chosen['food']?.drawn.map(({ slug }) => slug)).toEqual(['show-4', 'show-5']);
  });

  test('drops answers that the question offers no longer', () => {
    const survey = { longevity_goals: ['sleep', 'gone'], sports_goals: ['win'] };
    expect(settle(persisted({}, survey), buildWizard()).survey).toEqual({
      longevity_goals: ['sleep'],
      sports_goals: ['win'],
    });
  });

  test('drops categories and tags that the wizard offers no longer', () => {
    const settled = settle(
      persisted({ gone: picks, heart: { ...picks, tags: ['heart-a', 'gone'] } }),
      buildWizard(),
    );
    expect(Object.keys(settled.wizard.chosen)).toEqual(['heart']);
    expect(settled.wizard.chosen['heart']?.tags).toEqual(['heart-a']);
  });
});

test('what is saved: answers of this scheme, and every pick once in the order of the wizard', () => {
  const wizard = buildWizard({ survey: [buildQuestion(), buildQuestion({ id: 'details' })] });
  const shared = buildPodcastPick(4).uuid;
  const choices = persisted(
    {
      food: { ...picks, tags: ['food-b'], podcasts: [shared] },
      heart: { ...picks, tags: ['heart-a'], podcasts: [buildPodcastPick(1).uuid, shared] },
    },
    { longevity_goals: ['sleep', 'move'], longevity_details: [], sports_goals: ['win'] },
  );
  expect(chosenOf(wizard, choices).map(({ slug }) => slug)).toEqual(['heart', 'food']);
  expect(listConfig(wizard, choices)).toEqual({
    scheme: 'longevity',
    survey: { longevity_goals: ['sleep', 'move'] },
    categories: ['heart', 'food'],
    tags: ['heart-a', 'food-b'],
    podcasts: [buildPodcastPick(1).uuid, shared],
  });
});
