import { buildSearchAnswer, buildSearchResult } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { passageGroups } from './passage-groups.ts';

const of = (uuid: string, line: number) => buildSearchResult(line, { parent_uuid: uuid });

test('hits stand with their item, in the order of their best', () => {
  const groups = passageGroups([buildSearchAnswer([of('b', 3), of('a', 1), of('b', 5)])]);
  expect(groups.map(({ uuid, hits }) => [uuid, hits.map(({ result }) => result.content_id)])).toEqual([
    ['b', [3, 5]],
    ['a', [1]],
  ]);
});

test('an item of two pages stands once, with the hits and places of both', () => {
  const pages = [[of('a', 1), of('b', 2)], [of('a', 9)]].map((results) => buildSearchAnswer(results));
  const marked = pages.map((page, at) => ({
    ...page,
    groups: page.groups.map((group) => ({ ...group, strip: [0.5 - at / 4, 0.5] })),
  }));
  const [first, second, ...others] = passageGroups(marked);
  expect([first?.uuid, second?.uuid, others]).toEqual(['a', 'b', []]);
  expect([first?.count, first?.hits.length, first?.strip]).toEqual([2, 2, [0.25, 0.5]]);
});

test('what says the same in the same words is folded into the first', () => {
  const answer = buildSearchAnswer([of('a', 1), of('a', 2)]);
  const groups = answer.groups.map((group) => ({ ...group, hits: [{ result: 0, same: [1] }] }));
  const [passageGroup] = passageGroups([{ ...answer, groups }]);
  expect(passageGroup?.hits.map(({ same }) => same.map(({ content_id }) => content_id))).toEqual([[2]]);
});
