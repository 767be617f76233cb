import { expect, test } from 'vitest';
import { standIn } from '../testing/api-stand-in.ts';
import { isGone, isServed, problemOf } from './media-problem.ts';

test.each([
  [1, true, 'aborted'],
  [2, true, 'network'],
  [3, true, 'decoding'],
  [4, true, 'unsupported'],
  [4, false, 'network'],
  [9, true, 'unknown'],
])('code %i, connected: %s, is %s', (code, online, problem) =>
  expect(problemOf({ code }, online)).toBe(problem),
);

test('no code is an unknown problem', () => expect(problemOf(null, true)).toBe('unknown'));

test('a file of our own that is not served is no question of its format', async () => {
  await standIn({ 'HEAD /media-files/there': () => ({ body: {} }) });
  expect(await isServed(`${location.origin}/media-files/there`)).toBe(true);
  expect(await isServed(`${location.origin}/media-files/gone`)).toBe(false);
  expect(await isServed('https://feeds.example/a.mp3')).toBe(true);
});

test('of a recording at another site that every browser plays, unsupported means that it is gone', () => {
  expect(isGone('unsupported', 'https://feeds.example/a.mp3?x=1')).toBe(true);
  expect(isGone('network', 'https://feeds.example/a.mp3')).toBe(false);
  expect(isGone('unsupported', 'https://feeds.example/a.opus')).toBe(false);
  expect(isGone('unsupported', `${location.origin}/media-files/a.mp3`)).toBe(false);
});
