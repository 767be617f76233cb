import { expect, test } from 'vitest';
import { ecco } from '../../messages/ecco.generated.ts';
import { createMessages } from '../../messages/i18n.ts';
import { excerptOf, saidWords } from './insight-words.ts';

test.each([
  [{ items: 6, hours: 5.23 }, '5.2 hours in 6 items'],
  [{ items: 1, hours: 1 }, '1 hour in 1 item'],
  [{ items: 2, hours: 0.3 }, '18 minutes in 2 items'],
  [{ items: 1, hours: 0.001 }, '1 minute in 1 item'],
  [{ items: 2, hours: 0 }, '2 items'],
  [{ items: 0, hours: 0 }, 'nothing'],
])('how much was said in %j is "%s"', (said, words) => {
  const messages = createMessages();
  messages.addResourceBundle('en', 'ecco', ecco, true);
  expect(saidWords(messages.t, said)).toBe(words);
});

test('of a quote the first hundred letters stand in a cell', () => {
  expect(excerptOf('x'.repeat(100))).toBe('x'.repeat(100));
  expect(excerptOf('x'.repeat(150))).toHaveLength(100);
  expect(excerptOf('x'.repeat(150))).toMatch(/…$/);
});
