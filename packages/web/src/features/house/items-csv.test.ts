import type { KeptItem } from '@ecco/contract';
import { buildItemCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { itemsCsv } from './items-csv.ts';

const item = (part: Partial<KeptItem>): KeptItem => ({
  ...buildItemCard({ slug: 'fees', score: 70 }),
  updated_at: '2026-03-01T00:00:00.000Z',
  stage: null,
  run: 1,
  ...part,
});

test('a line for each item under the names of the columns; signs of the format are quoted', () => {
  const [head, line] = itemsCsv([item({ title: 'Fees, "fell"\nagain' })]).split('\r\n');
  expect(head).toBe('title,kind,show,status,reason,score,released,added,changed,path');
  expect(line).toMatch(/^"Fees, ""fell""\nagain",episode,/);
});

test('nothing that a spreadsheet would run is a formula', () => {
  expect(itemsCsv([item({ title: '=HYPERLINK("x")' })])).toContain(`"'=HYPERLINK(""x"")"`);
});
