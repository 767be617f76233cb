import type { Connection, Person } from '@ecco/domain';
import { expect, it } from 'vitest';
import { presentKeyPeople } from './key-people.ts';

const person = (name: string): Person => ({
  id: name,
  slug: name,
  name,
  description: null,
  imageUrl: null,
  relinkSince: null,
  deletedAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const connection = (part: Partial<Connection>): Connection => ({
  id: 'c',
  organizationId: 'o',
  edge: 'HAS_BOARD_MEMBER',
  target: { kind: 'person', id: 'p' },
  title: null,
  email: 'private@fund.example',
  since: null,
  until: null,
  provenance: 'hand',
  sourceUrl: null,
  createdBy: null,
  createdAt: new Date(0),
  ...part,
});
const member = (name: string, part: Partial<Connection>) => ({
  person: person(name),
  connection: connection(part),
});
const today = '2026-06-15';

it('puts those who lead first, then everybody by name', () => {
  const members = [
    member('Adams', { title: 'Trustee' }),
    member('Zeller', { title: 'Vice Chair' }),
    member('Moss', { title: 'Chief Investment Officer' }),
    member('Abel', { title: null }),
  ];
  expect(presentKeyPeople(members, today).map(({ name }) => name)).toEqual([
    'Moss',
    'Zeller',
    'Abel',
    'Adams',
  ]);
});

it('takes "N/A" for no title, leaves out who has left, and keeps addresses of mail to itself', () => {
  const members = [
    member('Bond', { title: ' n/a ' }),
    member('Gone', { until: '2026-06-14' }),
    member('Leaving', { until: '2026-12-31' }),
  ];
  const shown = presentKeyPeople(members, today);
  expect(shown.map(({ name, title }) => [name, title])).toEqual([
    ['Bond', null],
    ['Leaving', null],
  ]);
  expect(JSON.stringify(shown)).not.toContain('private@');
});

it('shows somebody once who stands there by two connections, or in two spellings', () => {
  const members = [
    member('José Reeve', { title: 'Trustee' }),
    member('José Reeve', { title: 'Chair' }),
    member('Dr. Jose A. Reeve, CFA', { title: 'trustee' }),
    member('A. Vale', { title: null }),
    member('Ann Vale', { title: 'Trustee' }),
    member('Ann Vale', { edge: 'HAS_STAFF_MEMBER', title: 'Actuary' }),
  ];
  expect(presentKeyPeople(members, today).map(({ name, title }) => [name, title])).toEqual([
    ['Dr. Jose A. Reeve, CFA', 'Trustee, Chair'],
    ['Ann Vale', 'Trustee'],
    ['Ann Vale', 'Actuary'],
  ]);
});

it('keeps apart who is called otherwise, or whom a letter may mean twice', () => {
  const members = [
    'Ann B. Vale',
    'Ann C. Vale',
    'Ann Moss',
    'Anna Moss',
    'J. Frost',
    'Jane Frost',
    'John Frost',
  ];
  const shown = presentKeyPeople(
    members.map((name) => member(name, {})),
    today,
  );
  expect(shown.map(({ name }) => name)).toEqual(members);
});
