import { expect, test } from 'vitest';
import { nameOfSlug } from './name-of-slug.ts';

test.each([
  ['ines-varga', 'Ines Varga'],
  ['élodie_o’hara', 'Élodie O’hara'],
  ['State Pension', 'State Pension'],
  ['grid-fund-ii', 'Grid Fund II'],
  ['partners-iv', 'Partners IV'],
  ['vi-nguyen', 'Vi Nguyen'],
  ['--', '--'],
])('%s is called %s', (slug, name) => {
  expect(nameOfSlug(slug)).toBe(name);
});
