import { expect, it } from 'vitest';
import { askedSourcesMax, chooseSources } from './choose-sources.ts';

it('takes the best that were found, and no more than are read for a question', () => {
  const found = Array.from({ length: 20 }, (_, at) => ({ id: at, score: 20 - at }));
  expect(chooseSources(found)).toEqual(found.slice(0, askedSourcesMax));
  expect(chooseSources([])).toEqual([]);
});
