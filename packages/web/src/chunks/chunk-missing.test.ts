import { expect, test } from 'vitest';
import { arriving, ChunkMissing } from './chunk-missing.ts';

const failureOf = (load: () => Promise<unknown>, longestMs?: number): Promise<unknown> =>
  arriving(load, longestMs).catch((error: unknown) => error);

test('a part that comes is given on', async () => {
  expect(await arriving(() => Promise.resolve('part'))).toBe('part');
});

test('a part that fails is missing, and so is one that is never heard of', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = await failureOf(() => Promise.reject(cause));
  expect(failed).toBeInstanceOf(ChunkMissing);
  expect(failed).toMatchObject({ isLate: false, cause });
  expect(await failureOf(() => new Promise(() => {}), 1)).toMatchObject({ isLate: true });
});
