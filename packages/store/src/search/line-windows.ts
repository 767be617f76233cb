import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

/** Lines that one statement reads at most, so that it is over before anybody else has to wait for it. */
const atOnce = 2_500;

/** Lines `from` up to, but without, `to` of an item. */
type Window = { itemId: string; from: number; to: number };

/** How many lines these items have, those first whose ids come first. */
export async function countLines(
  db: Db,
  itemIds: readonly string[],
): Promise<{ id: string; lines: number }[]> {
  const { rows } = await db.execute<{ id: string; lines: number }>(sql`
    select asked.id::text, coalesce((select max(idx) + 1 from segments where item_id = asked.id), 0)::int as lines
    from unnest(${sql.param([...itemIds])}::uuid[]) with ordinality as asked(id, place) order by asked.place`);
  return rows;
}

/** The lines of these items, in their order, in portions of what one statement reads. */
export function portionsOf(items: readonly { id: string; lines: number }[]): Window[][] {
  const windows = items.flatMap(({ id, lines }) =>
    Array.from({ length: Math.ceil(lines / atOnce) }, (_, part) => ({
      itemId: id,
      from: part * atOnce,
      to: Math.min(lines, (part + 1) * atOnce),
    })),
  );
  const portions: Window[][] = [];
  let left = 0;
  for (const window of windows) {
    const size = window.to - window.from;
    if (size > left) {
      portions.push([]);
      left = atOnce;
    }
    portions.at(-1)?.push(window);
    left -= size;
  }
  return portions;
}

/** A portion as the rows of a statement: `item_id`, `from_idx`, `to_idx`, and their `place`. */
export const rowsOfPortion = (portion: readonly Window[]) =>
  sql`unnest(${sql.param(portion.map(({ itemId }) => itemId))}::uuid[], ${sql.param(portion.map(({ from }) => from))}::int[],
    ${sql.param(portion.map(({ to }) => to))}::int[]) with ordinality as portion(item_id, from_idx, to_idx, place)`;
