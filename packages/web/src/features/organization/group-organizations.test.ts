import { buildOrganizationCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { groupByLetter, groupRows, matching } from './group-organizations.ts';

const card = (name: string, part: { total_assets?: number; description?: string; state?: string } = {}) =>
  buildOrganizationCard({ name, uuid: `uuid of ${name}`, ...part });
const linden = card('Linden Teachers', { total_assets: 2e9, state: 'OH' });
const lark = card('Lark Fund', { total_assets: 9e9, description: 'Pays the pensions of firefighters.' });
const unassigned = card('Loose Ends');
const elm = card('Élm Board');
const first = card('1st Reserve');
const all = [linden, lark, unassigned, elm, first];
const named = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test.each([
  ['name, whatever the capitals', 'LINDEN', [linden]],
  ['description', 'firefighters', [lark]],
  ['state', 'oh', [linden]],
  ['nothing', ' ', all],
  ['what nobody has', 'zz', []],
])('the filter looks at %s', (_what, words, matches) => {
  expect(matching(all, words)).toEqual(matches);
});

test('groups stand by the alphabet without accents, what begins with no letter last', () => {
  const groups = groupByLetter(all, 'name');
  expect(groups.map(({ letter }) => letter)).toEqual(['E', 'L', '#']);
  expect(named(groups[1]?.organizations ?? [])).toEqual(['Lark Fund', 'Linden Teachers', 'Loose Ends']);
});

test('by assets all stand in one rank without letters, the unknown last and by name', () => {
  const groups = groupByLetter(all, 'assets');
  expect(groups.map(({ letter }) => letter)).toEqual([null]);
  expect(named(groups[0]?.organizations ?? [])).toEqual([
    'Lark Fund',
    'Linden Teachers',
    '1st Reserve',
    'Élm Board',
    'Loose Ends',
  ]);
  expect(groupRows(groups, { closed: new Set(), columns: 3 }).map(({ kind }) => kind)).toEqual([
    'cards',
    'cards',
  ]);
});

test('rows hold as many cards as stand side by side, and none of a closed group', () => {
  const rows = groupRows(groupByLetter(all, 'name'), { closed: new Set(['E']), columns: 2 });
  expect(
    rows.map((row) => (row.kind === 'head' ? `${row.letter} ${row.count}` : named(row.organizations))),
  ).toEqual(['E 1', 'L 3', ['Lark Fund', 'Linden Teachers'], ['Loose Ends'], '# 1', ['1st Reserve']]);
});
