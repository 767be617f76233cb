import { buildPerson } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { changeOfPerson, draftOfPerson, faultsOfPerson } from './person-draft.ts';
import { emptyPlace, faultsOfPlace, sayOfPlace } from './place-draft.ts';

const stored = draftOfPerson(buildPerson({ name: 'Ann Reed', slug: 'ann-reed', aliases: ['A. Reed'] }));

test('a person is changed by what differs', () => {
  expect(changeOfPerson(stored, stored)).toEqual({});
  expect(changeOfPerson(stored, { ...stored, name: ' Ann Hale ', aliases: 'A. Reed\n\nAnn Reed ' })).toEqual({
    name: 'Ann Hale',
    aliases: ['A. Reed', 'Ann Reed'],
  });
  expect(changeOfPerson({ ...stored, description: 'Chair' }, { ...stored, description: ' ' })).toEqual({
    description: null,
  });
});

test('a person needs a name and a slug', () => {
  expect(faultsOfPerson(stored)).toEqual({});
  expect(faultsOfPerson({ ...stored, name: 'A', slug: 'Ann Reed' })).toEqual({ name: 'name', slug: 'slug' });
});

test('a place needs an organization, and ends after it began', () => {
  expect(faultsOfPlace(emptyPlace, null)).toEqual(['organization']);
  const backwards = { ...emptyPlace, since: '2026-02-01', until: '2026-01-01' };
  expect(faultsOfPlace(backwards, 'linden')).toEqual(['until']);
  expect(sayOfPlace({ ...emptyPlace, title: ' Chair ', since: '2026-02-01' })).toEqual({
    edge_type: 'HAS_STAFF_MEMBER',
    properties: { title: 'Chair', date: '2026-02-01', until: null },
  });
});
