import { expect, it } from 'vitest';
import { allOf } from '../testing/all-of.fixture.ts';
import { withinLimits } from './stream.limits.ts';

async function* give(pieces: string[]) {
  yield* pieces;
}

it('ends a stream beyond its bytes, which are those of its JSON', async () => {
  const limits = { pieces: 9, bytes: 10 };
  expect(await allOf(withinLimits('answer', give(['abc', 'def']), limits))).toEqual(['abc', 'def']);
  await expect(allOf(withinLimits('answer', give(['abc', 'defg']), limits))).rejects.toMatchObject({
    code: 'work.stream_too_long',
  });
});
