import { expect, it } from 'vitest';
import { tokenize } from '../words/token.ts';
import { isFragment } from './fragment.ts';

it.each([
  'Be able to be integrated in as best practices in a legal framework to help enforce it.',
  'Not only the fees but also the risk that they carry.',
  'Just lots of weird rules.',
  'Little bouncing around due to the timing of holidays.',
  'While there is a lot of substitution in that space.',
])('is a scrap of talk: %s', (sentence) => {
  expect(isFragment(tokenize(sentence))).toBe(true);
});

it.each([
  'The board approved a commitment of $400 million.',
  'The trustees who voted against it say the fees are too high.',
  'What we saw in March was a fall in orders.',
  'If rates rise, the fund loses money.',
  'While rates rose, the fund lost money.',
  'Writing code is not what I want to do.',
  'They bring their own lawyers.',
  'Pension funds sell bonds when rates rise.',
])('says something of something: %s', (sentence) => {
  expect(isFragment(tokenize(sentence))).toBe(false);
});
