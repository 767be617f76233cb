import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { readRecords } from './read-records.ts';

const read = (...lines: string[]) =>
  readRecords(
    sourceOf(lines, { kind: 'document' }).segments.map((one) => ({ ...one, speaker: null, startMs: null })),
  ).map(({ name, fields }) => [name, ...fields.map(({ label, value }) => `${label}=${value}`)]);

it('a list is names with facts below them that they have in common', () => {
  expect(
    read(
      'Plans',
      'Alder Plan (AP)',
      'State: GA',
      'Assets: $120 billion',
      'Birch Plan',
      'State: GA',
      'Assets: $2 billion',
    ),
  ).toEqual([
    ['Alder Plan (AP)', 'State=GA', 'Assets=$120 billion'],
    ['Birch Plan', 'State=GA', 'Assets=$2 billion'],
  ]);
});

it.each<[string, string[]]>([
  ['one name', ['Alder Plan', 'State: GA', 'Assets: $120 billion']],
  ['other facts of each', ['Alder Plan', 'State: GA', 'Assets: $1', 'Notice', 'Date: May 6', 'Place: Hall']],
  ['sentences', ['The plan met.', 'It said: we go on', 'The board met.', 'It said: we stay']],
])('%s is no list', (_what, lines) => expect(read(...lines)).toEqual([]));
