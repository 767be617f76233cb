import { expect, it } from 'vitest';
import { createAppToken } from './app-token.ts';

it('works on its day and the next, and only for the installation that made it', () => {
  const dayMs = 86_400_000;
  let now = 20_000 * dayMs + 1;
  const tokens = createAppToken('a secret of this installation', () => now);
  const token = tokens.current();
  expect([
    tokens.accepts(token),
    tokens.accepts(undefined),
    tokens.accepts(''),
    tokens.accepts(`${token}x`),
  ]).toEqual([true, false, false, false]);
  expect(createAppToken('another secret', () => now).accepts(token)).toBe(false);
  now += dayMs;
  expect(tokens.accepts(token)).toBe(true);
  now += dayMs;
  expect(tokens.accepts(token)).toBe(false);
});
