import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keyBeside } from '../api/operations.ts';
import { untilWhole } from './until-whole.ts';

const here = { load: () => Promise.resolve() };
const queryKey = keyBeside('item', 'of-a-page');
const never = (): Promise<never> => new Promise(() => {});

test('the first picture waits for the answers that its page asks for', async () => {
  const queries = new QueryClient();
  let answer = (_words: string): void => {};
  void queries.prefetchQuery({
    queryKey,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  let shown = false;
  const whole = untilWhole(here, queries).then(() => (shown = true));
  await Promise.resolve();
  expect(shown).toBe(false);
  answer('The item');
  await whole;
  expect(queries.getQueryData(queryKey)).toBe('The item');
});

test('neither parts nor answers that do not come keep the page empty', async () => {
  const queries = new QueryClient();
  void queries.prefetchQuery({ queryKey, queryFn: never });
  await untilWhole({ load: never }, queries);
  expect(queries.isFetching()).toBe(1);
});
