import { expect, test } from 'vitest';
import type { LinkLabel } from './label.schema.ts';
import { judge, rateLine } from './score.ts';

const mention = (node: string | null, from: number, to: number): LinkLabel => ({
  dataset: 'calls',
  source: 'alder',
  unit: 0,
  from,
  to,
  node,
  class: 'plain',
});

test('a mention is right, wrong, missed, or rightly left alone', () => {
  const labels = [
    mention('alder', 0, 5),
    mention('birch', 10, 15),
    mention('cedar', 20, 25),
    mention(null, 30, 35),
  ];
  const links = [
    { node: 'alder', unit: 0, from: 0, to: 12, sign: null },
    { node: 'elm', unit: 0, from: 10, to: 15, sign: null },
    { node: 'cedar', unit: 1, from: 20, to: 25, sign: null },
  ];
  const judged = judge(labels, links);
  expect(judged.map(({ verdict }) => verdict)).toEqual(['right', 'wrong', 'missed', 'silent']);
  expect(rateLine('all', judged)).toBe(
    'all: precision 0.500, recall 0.333 (4 mentions, 3 of a node, 1 wrong)',
  );
});

test('what means nothing and is linked is wrong', () => {
  const judged = judge([mention(null, 0, 5)], [{ node: 'alder', unit: 0, from: 2, to: 9, sign: null }]);
  expect(judged[0]?.verdict).toBe('wrong');
});
