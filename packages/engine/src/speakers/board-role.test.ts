import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { boardRoles } from './board-role.ts';
import { identifySpeakers } from './identify-speakers.ts';

const meeting: [string, string][] = [
  ['Ada Birch', 'Good morning. I call to order the board of trustees. Would you call the roll?'],
  ['Otto Fern', 'Trustee Cedar.'],
  ['Ines Cedar', 'Here.'],
  ['Otto Fern', 'Trustee Maple.'],
  ['Hugo Maple', 'Here.'],
  ['Otto Fern', 'Vice Chair Linden is absent. Chair Birch, you have a quorum.'],
  ['Ada Birch', 'The first item is public comment. You have three minutes, sir.'],
  ['Paul Reed', "I'm a retired bus driver, and I would like the pensions to rise."],
  ['Ada Birch', 'Thank you. Item two is the manager search.'],
  ['Nell Ash', 'Good morning. Nell Ash, chief investment officer. We looked at nine firms.'],
  ['Vera Oak', 'Staff recommends the second of them, Madam Chair.'],
  ['Kim Yew', 'So moved.'],
  ['Kim Yew', 'The chair of that other board told me the same.'],
];

it('tells seats, clerk, staff and public by how they are addressed and what they say', () => {
  expect(Object.fromEntries(boardRoles(sourceOf(meeting, { kind: 'meeting' })))).toEqual({
    'Ada Birch': 'chair',
    'Otto Fern': 'clerk',
    'Ines Cedar': 'trustee',
    'Hugo Maple': 'trustee',
    'Paul Reed': 'public',
    'Nell Ash': 'chief investment officer',
    'Vera Oak': 'staff',
    'Kim Yew': 'trustee',
  });
});

it('has neither host nor guest in a meeting', () => {
  const welcomed: [string, string][] = [
    ['Ada Birch', 'Welcome to the show, and thanks for joining me today. What do you do?'],
    ['Paul Reed', 'I drive a bus.'],
  ];
  const roles = identifySpeakers(sourceOf(welcomed, { kind: 'meeting' })).map(({ role }) => role);
  expect(roles).toEqual([null, null]);
});

it('a feed that calls everybody host or guest does not hide seats and offices', () => {
  const lines: [string, string][] = [
    [
      'Ada Birch',
      'Good morning. I am Ada Birch, and I chair the board. Nell Ash, our chief investment officer, will present.',
    ],
    ['Nell Ash', 'Thank you, Chair. We recommend two commitments, to Larch Partners and to the Alder Fund.'],
    ['Ines Cedar', 'When would they close?'],
    ['Nell Ash', 'In May, Trustee Cedar.'],
    ['Ada Birch', 'Rita Moss, who runs our private markets, has the floor.'],
    ['Rita Moss', 'Thank you. We propose to commit $40 million.'],
    ['Ada Birch', 'I move that the other one be put off. All in favor? The motion carries.'],
  ];
  const people = ['Ada Birch', 'Nell Ash', 'Ines Cedar', 'Rita Moss'].map((name, at) => ({
    ...{ name, role: at === 0 ? 'host' : 'guest' },
    provenance: 'publisher' as const,
  }));
  const speakers = identifySpeakers(sourceOf(lines, { kind: 'meeting', people }));
  expect(Object.fromEntries(speakers.map(({ name, role }) => [name, role]))).toEqual({
    'Ada Birch': 'chair',
    'Nell Ash': 'chief investment officer',
    'Ines Cedar': 'trustee',
    'Rita Moss': 'staff',
  });
});

it('leaves who says nothing of the kind without a role', () => {
  const talk: [string, string][] = [
    ['Ada Birch', 'The chair I sit on is broken.'],
    ['Paul Reed', 'A second chair is in the hall.'],
  ];
  expect(boardRoles(sourceOf(talk, { kind: 'meeting' })).size).toBe(0);
});

it('knows a meeting that is published like an episode by the seats of those who speak', () => {
  const rolesOf = (lines: [string, string][]) =>
    identifySpeakers(sourceOf(lines, { kind: 'episode' })).map(({ name, role }) => [name, role]);
  expect(rolesOf(meeting)).toContainEqual(['Ada Birch', 'chair']);
  expect(rolesOf(meeting)).toContainEqual(['Ines Cedar', 'trustee']);
  const guest: [string, string][] = [
    ['Ada Birch', 'Welcome to the show. My guest is Ines Cedar. Trustee Cedar, what do you do?'],
    ['Ines Cedar', 'I read everything that we are sent.'],
    ['Ada Birch', 'Is that not what Trustee Maple does? What do you think?'],
    ['Ines Cedar', 'He does.'],
  ];
  expect(rolesOf(guest)[0]).toEqual(['Ada Birch', 'host']);
});
