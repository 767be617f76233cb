import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

/**
 * Makes the passages of one item, or of all, anew from the summary that is shown: of the newest version the latest.
 * Done in the database, where the summaries of a whole library need not come out to be written back.
 */
export async function writeSummaryPassages(db: Db, itemId?: string): Promise<void> {
  const ofItem = itemId === undefined ? sql`` : sql`where item_id = ${itemId}`;
  await db.execute(sql`delete from summary_passages ${ofItem}`);
  await db.execute(sql`
    with shown as (
      select distinct on (item_id) item_id, outline -> 'chapters' as chapters, analysis -> 'tldr' as tldr
      from summaries ${ofItem} order by item_id, version desc, updated_at desc
    ),
    lines as (
      select item_id, 'summary_item' as kind, chapter.at, 0 as line, chapter.said ->> 'title' as text,
        chapter.said || jsonb_build_object('segmentId', (
          select id from segments where segments.item_id = shown.item_id and idx = (chapter.said -> 'firstSegment')::int
        )) as place
      from shown, jsonb_array_elements(chapters) with ordinality as chapter (said, at)
      union all
      select item_id, 'summary_item', chapter.at, sentence.at, sentence.said ->> 'text', sentence.said -> 'citations' -> 0
      from shown, jsonb_array_elements(chapters) with ordinality as chapter (said, at),
        jsonb_array_elements((chapter.said -> 'summary') || (chapter.said -> 'takeaways'))
          with ordinality as sentence (said, at)
      union all
      select item_id, 'tldr', sentence.at, 0, sentence.said ->> 'text', sentence.said -> 'citations' -> 0
      from shown, jsonb_array_elements(tldr) with ordinality as sentence (said, at)
    )
    insert into summary_passages (item_id, kind, idx, text, lines)
    select item_id, kind, at - 1, string_agg(text, E'\n' order by line), jsonb_agg(jsonb_build_object(
      'text', text, 'segmentId', place -> 'segmentId', 'startMs', place -> 'startMs', 'endMs', place -> 'endMs',
      'page', place -> 'page') order by line)
    from lines group by item_id, kind, at`);
}
