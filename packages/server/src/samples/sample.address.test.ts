import { expect, it } from 'vitest';
import { reachable } from './sample.address.ts';

it.each([
  [null, null],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['https://samples.ecco.example/images/a.png', '/sample-files/images/a.png'],
  ['https://samples.ecco.example/watch/a', null],
  ['https://samples.ecco.example.evil.test/a.png', 'https://samples.ecco.example.evil.test/a.png'],
])('a browser reaches %s at %s', (url, expected) => {
  expect(reachable(url)).toBe(expected);
});
