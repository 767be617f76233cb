import { expect, it } from 'vitest';
import { isLessDistinct } from './generic.title.ts';

it.each([
  ['Index', 'Alder Glass 10-K 2020', true],
  ['ConsolidatedStatementsofOperations', 'Alder Health 10-K 2018', true],
  ['Consolidated Statements of Operations', 'Alder Health 10-K 2018', true],
  ['PART II Management’s view of Alder', 'Alder Health 10-K 2018', true],
  ['Larch attack paper:', 'Ana Birch partitioning talk 2019', true],
  ['Meeting Schedule', 'District 73 Welcome to Millbrook meetings', true],
  ['MEETING MINUTES (DRAFT)', 'Open Source Voting minutes May 6 2026', true],
  ['Alder Health: Form 10-K, December 31, 2018', 'Alder Health 10-K 2018', false],
  ['Alder pension plans', 'Alder plans', false],
  ['Index', 'Scan 0041', false],
  ['Minutes', 'Board minutes May 6', false],
  ['The year of the fund', 'Alder fund', false],
])('%s tells less than %s: %s', (title, name, isLess) => {
  expect(isLessDistinct(title, name)).toBe(isLess);
});
