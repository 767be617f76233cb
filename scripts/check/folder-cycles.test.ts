import { expect, it } from 'vitest';
import { folderAtLevel, folderCycleFaults } from './folder-cycles.ts';

const file = (path: string, ...imports: string[]) => ({
  path: `packages/${path}`,
  imports: imports.map((to) => `packages/${to}`),
});

it('accepts folders that rest on each other in one direction', () => {
  const files = [file('store/src/items/item.ts', 'store/src/text/words.ts'), file('store/src/text/words.ts')];
  expect(folderCycleFaults(files)).toEqual([]);
});

it('names both directions of a cycle, the thinner bundle first, where no two files import each other', () => {
  const files = [
    file('store/src/items/item.ts', 'store/src/text/words.ts', 'store/src/text/signs.ts'),
    file('store/src/text/words.ts'),
    file('store/src/text/of-item.ts', 'store/src/items/kind.ts'),
  ];
  expect(folderCycleFaults(files)).toEqual([
    'packages/store/src/text and packages/store/src/items lead to each other, here by 1: packages/store/src/text/of-item.ts -> packages/store/src/items/kind.ts',
    'packages/store/src/items and packages/store/src/text lead to each other, here by 2: packages/store/src/items/item.ts -> packages/store/src/text/words.ts, packages/store/src/items/item.ts -> packages/store/src/text/signs.ts',
  ]);
});

it('finds the way back over a third folder', () => {
  const files = [
    file('web/src/a/a.ts', 'web/src/b/b.ts'),
    file('web/src/b/b.ts', 'web/src/c/c.ts'),
    file('web/src/c/c.ts', 'web/src/a/x.ts'),
  ];
  expect(folderCycleFaults(files)).toHaveLength(3);
});

it('leaves tests, which compose what they like, and other rooms out', () => {
  const files = [
    file('store/src/items/item.ts', 'store/src/text/words.ts'),
    file('store/src/text/words.test.ts', 'store/src/items/item.ts'),
    file('engine/src/a/a.ts', 'store/src/text/words.ts'),
  ];
  expect(folderCycleFaults(files)).toEqual([]);
});

it('reads folders of tools like rooms', () => {
  const files = [
    { path: 'scripts/run.ts', imports: ['scripts/steps/a.ts'] },
    { path: 'scripts/steps/a.ts', imports: ['scripts/run.ts'] },
  ];
  expect(folderCycleFaults(files)).toHaveLength(2);
});

it('lets a job name what it does, which is loaded later, and nothing else lead back', () => {
  const job = file('pipeline/src/jobs/a.job.ts', 'pipeline/src/work/a.ts');
  const work = file('pipeline/src/work/a.ts', 'pipeline/src/jobs/a.job.ts');
  expect(folderCycleFaults([{ ...job, late: job.imports }, work])).toEqual([]);
  expect(folderCycleFaults([job, work])).toHaveLength(2);
});

it('finds trees of folders that lead to each other, where no two folders do', () => {
  const files = [
    file('web/src/item/head/head.tsx', 'web/src/pages/failure/failure.tsx'),
    file('web/src/pages/failure/failure.tsx'),
    file('web/src/pages/meeting/meeting.tsx', 'web/src/item/state/state.ts'),
    file('web/src/item/state/state.ts'),
  ];
  expect(folderCycleFaults(files)).toEqual([]);
  expect(folderCycleFaults(files, (path) => folderAtLevel(path, 1))).toHaveLength(2);
});
