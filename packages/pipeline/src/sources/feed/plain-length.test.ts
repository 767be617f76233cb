import { expect, it } from 'vitest';
import { lengthInSeconds, withPlainLengths } from './plain-length.ts';

it.each([
  ['3723', 3723],
  ['62:03', 3723],
  [' 1:02:03 ', 3723],
  ['1:02:03.5', 3723.5],
  ['PT1H2M3S', 3723],
  ['PT62M3.5S', 3723.5],
  ['62 min', 3720],
  ['1 hr 2 min', 3720],
  ['1 hour, 2 minutes and 3 seconds', 3723],
  ['1h2m3s', 3723],
  ['1 : 02 : 03', 3723],
])('%j', (text, seconds) => {
  expect(lengthInSeconds(text)).toBe(seconds);
});

it.each(['', 'soon', 'PT', '1:2:3:4', '-5'])('%j is no length', (text) => {
  expect(lengthInSeconds(text)).toBeNull();
});

it('of a feed only lengths are written anew', () => {
  const feed = '<item><title>62 min</title><itunes:duration><![CDATA[62 min]]></itunes:duration></item>';
  expect(withPlainLengths(feed)).toBe(
    '<item><title>62 min</title><itunes:duration>3720</itunes:duration></item>',
  );
  const odd = '<itunes:duration>about an hour</itunes:duration>';
  expect(withPlainLengths(odd)).toBe(odd);
});
