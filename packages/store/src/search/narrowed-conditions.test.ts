import { parseSearch } from '@ecco/domain/search-language';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { conditionsOf } from './narrowed-conditions.ts';

const letters = 'a b c d e f g h i j k l m n o p q'.split(' ');
const names = { speakers: { having: () => ['Ines Varga'] }, organizations: ['b1'], people: [] };

/** What is asked of lines, and of items, as the database reads it. */
function narrowedBy(text: string): { lines: string; items: string } {
  const narrowing = { clauses: parseSearch(text).clauses, askerId: null, now: new Date(0) };
  const conditions = conditionsOf({ narrowing, names, itemIds: undefined });
  const row = { of: 'line', name: sql`segments` } as const;
  const written = (parts: SQL[]) => new PgDialect().sqlToQuery(sql.join(parts, sql` and `)).sql;
  return {
    lines: written([...conditions.row(row), ...conditions.text(row)]),
    items: written(conditions.items),
  };
}

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

it.each([' OR ', ' '])('looks the speaker of a line up once for 17 operators joined by %j', (sign) => {
  const { lines, items } = narrowedBy(letters.map((letter) => `speaker:${letter}`).join(sign));
  expect(timesIn(lines, 'from "speakers"')).toBe(1);
  expect(timesIn(items, 'from "speakers"')).toBe(1);
});

it('asks for the organizations of many operators once, among those that were looked up', () => {
  const { items } = narrowedBy(letters.map((letter) => `org:${letter}`).join(' OR '));
  expect(timesIn(items, 'from "item_entities"')).toBe(1);
  expect(items).toContain('"item_entities"."entity_id" = any(');
});

it('looks at no item in which nobody is called so, where speakers are alternatives of something else', () => {
  const { items } = narrowedBy('(speaker:a theme:2) OR speaker:b');
  expect(timesIn(items, 'from "speakers"')).toBe(2);
});
