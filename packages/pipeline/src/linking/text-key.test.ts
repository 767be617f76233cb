import { expect, it } from 'vitest';
import { textKeyOf } from './text-key.ts';

const words = Array.from({ length: 50 }, (_, at) => `word${at}`);

it('knows a text by its words, however they are laid out and written', () => {
  const whole = [{ text: `${words.join(' ')}.` }];
  const laidOut = [
    { text: words.slice(0, 20).join('\n').toUpperCase() },
    { text: words.slice(20).join(', ') },
  ];
  expect(textKeyOf(laidOut)).toBe(textKeyOf(whole));
  expect(textKeyOf([{ text: words.toReversed().join(' ') }])).not.toBe(textKeyOf(whole));
  expect(textKeyOf([{ text: words.join(' ').replace('word7', 'word77') }])).not.toBe(textKeyOf(whole));
});

it('does not know a text of few words, which two sources may have by chance', () => {
  expect(textKeyOf([{ text: 'There was no other business.' }])).toBeNull();
});
