import { buildCategory, buildPodcastPick, buildWizard } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { createOnboarding } from './onboarding.store.ts';

const heart = buildCategory('heart', { podcasts: [1, 2, 3, 4].map((number) => buildPodcastPick(number)) });
const food = buildCategory('food');
const wizard = buildWizard({ categories: [heart, food] });
const open = (part: Partial<Parameters<typeof createOnboarding>[0]> = {}) =>
  createOnboarding({ owner: 'user-1', wizard, ...part });

const chosen = (store = open()) => store.getState().wizard.chosen;

function visit(): void {
  const store = open();
  store.getState().answer('goals', 'sleep');
  store.getState().toggleCategory(heart);
  store.getState().toggleTag('heart', 'heart-a');
  store.getState().togglePodcast('heart', buildPodcastPick(2).uuid);
}

test('a value is put in and taken out again', () => {
  const { getState } = open();
  getState().answer('goals', 'sleep');
  getState().answer('goals', 'move');
  getState().answer('goals', 'sleep');
  expect(getState().survey).toEqual({ longevity_goals: ['move'] });
});

test('a category that is chosen again has no picks, the others keep theirs', () => {
  visit();
  const store = open();
  store.getState().toggleCategory(food);
  store.getState().toggleTag('food', 'food-a');
  store.getState().toggleCategory(heart);
  store.getState().toggleCategory(heart);
  expect(chosen(store)['heart']).toMatchObject({ tags: [], podcasts: [] });
  expect(chosen(store)['food']?.tags).toEqual(['food-a']);
});

test('nothing is picked in a category that is not chosen', () => {
  const store = open();
  store.getState().toggleTag('heart', 'heart-a');
  expect(chosen(store)).toEqual({});
});

describe('between visits', () => {
  test('everything is persisted, the draw too', () => {
    visit();
    const store = open({
      wizard: buildWizard({ categories: [{ ...heart, podcasts: [buildPodcastPick(8)] }] }),
    });
    expect(store.getState().survey).toEqual({ longevity_goals: ['sleep'] });
    expect(chosen(store)['heart']).toEqual({
      tags: ['heart-a'],
      podcasts: [buildPodcastPick(2).uuid],
      drawn: [1, 2, 3, 4].map((number) => buildPodcastPick(number)),
    });
  });

  test('another person begins anew', () => {
    visit();
    const { survey, wizard: choices } = open({ owner: 'user-2' }).getState();
    expect({ survey, chosen: choices.chosen }).toEqual({ survey: {}, chosen: {} });
  });

  test('another scheme keeps the answers alone', () => {
    visit();
    const store = open({ wizard: buildWizard({ scheme: 'sports' }) });
    expect(store.getState().survey).toEqual({ longevity_goals: ['sleep'] });
    expect(chosen(store)).toEqual({});
  });

  test('a forgotten one leaves nothing on the device', () => {
    visit();
    const store = open();
    store.getState().forget();
    expect(localStorage.getItem('onboarding')).toBeNull();
    expect(chosen(store)).toEqual({});
  });
});

describe('a broken value is dropped', () => {
  const withState = (change: (state: Record<string, unknown>) => unknown, version = 1): string => {
    visit();
    const { state } = JSON.parse(localStorage.getItem('onboarding') ?? '');
    return JSON.stringify({ state: change(state), version });
  };
  const withPicks = (picks: unknown) =>
    withState((state) => ({ ...state, wizard: { scheme: 'longevity', chosen: { heart: picks } } }));

  test('the value that the cases break is whole before', () => {
    localStorage.setItem(
      'onboarding',
      withState((state) => state),
    );
    expect(Object.keys(chosen())).toEqual(['heart']);
  });

  test.each([
    ['no JSON', () => '{'],
    ['no object', () => '[1]'],
    ['an older shape', () => withState((state) => state, 0)],
    ['no state', () => withState(() => null)],
    ['answers that are no lists', () => withState((state) => ({ ...state, survey: { longevity_goals: 1 } }))],
    ['no wizard', () => withState((state) => ({ ...state, wizard: null }))],
    ['picks that are no object', () => withPicks(3)],
    ['tags that are no texts', () => withPicks({ tags: [1], podcasts: [], drawn: [] })],
    ['a podcast without a name', () => withPicks({ tags: [], podcasts: [], drawn: [{ uuid: 'x' }] })],
  ])('%s', (_case, broken) => {
    localStorage.setItem('onboarding', broken());
    const { survey, wizard: choices } = open().getState();
    expect({ survey, chosen: choices.chosen }).toEqual({ survey: {}, chosen: {} });
  });
});
