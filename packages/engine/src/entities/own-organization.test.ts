import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { findEntities } from './find-entities.ts';
import { ownOrganizations } from './own-organization.ts';

it.each([
  ['Good morning, and welcome to the Larchen third quarter 2031 earnings call.', 'Larchen'],
  ["Welcome to 4Ash's conference call for the second quarter.", '4Ash'],
  ['Thank you for joining. We are Fern & Moss, and we make tiles.', 'Fern & Moss'],
])('"%s" is by %s', (opening, name) => {
  expect(ownOrganizations(sourceOf([opening]))).toContain(name);
});

it.each([
  'Welcome to the May 2031 conference.',
  'I turn the call over to Ms. Ada Birch for the third quarter results.',
  'Welcome to the Board Meeting of the third quarter.',
])('"%s" names nobody whose it is', (opening) => {
  expect(ownOrganizations(sourceOf([opening]))).toEqual([]);
});

it('makes an organization of the one word that an item is about', () => {
  const entities = findEntities(
    sourceOf([
      'Welcome to the Larchen third quarter 2031 earnings call.',
      'Revenue of Larchen rose, and Larchen bought two mills.',
    ]),
  );
  expect(entities).toEqual([expect.objectContaining({ name: 'Larchen', type: 'organisation', mentions: 3 })]);
});
