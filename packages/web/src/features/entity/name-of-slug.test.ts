import { expect, test } from 'vitest';
import { nameOfSlug } from './name-of-slug.ts';

test.each([
  ['ines-varga', 'Ines Varga'],
  ['élodie_o’hara', 'Élodie O’hara'],
  ['State Pension', 'State Pension'],
  ['--', '--'],
])('%s is called %s', (slug, name) => {
  expect(nameOfSlug(slug)).toBe(name);
});
