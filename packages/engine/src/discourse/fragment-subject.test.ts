import { expect, it } from 'vitest';
import { tokenize } from '../words/token.ts';
import { lacksSubject } from './fragment.ts';

it.each([
  ['Downloads, and validates all blocks.', true],
  ['Includes sales of our stores in the north.', true],
  ['Costs and prices rose by 4 percent.', false],
  ['Sales and earnings were up.', false],
  ['Changes to the law could hurt us.', false],
])('%s lacks its subject: %s', (text, lacks) => {
  expect(lacksSubject(tokenize(text))).toBe(lacks);
});
