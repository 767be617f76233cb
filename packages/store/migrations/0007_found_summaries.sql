CREATE TABLE "summary_passages" (
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"idx" integer NOT NULL,
	"text" text NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "summary_passages_item_id_kind_idx_pk" PRIMARY KEY("item_id","kind","idx")
);
--> statement-breakpoint
ALTER TABLE "summary_passages" ADD CONSTRAINT "summary_passages_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_names" ON "items" USING gin (to_tsvector('simple', translate(left("title" || ' ' || coalesce("author", '') || ' ' || coalesce("one_liner", ''), 4000), '.,-/_:@+', '        '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shows_names" ON "shows" USING gin (to_tsvector('simple', translate(left("name", 4000), '.,-/_:@+', '        '))) WITH (fastupdate=false);--> statement-breakpoint
with shown as (
  select distinct on (item_id) item_id, outline -> 'chapters' as chapters, analysis -> 'tldr' as tldr
  from summaries order by item_id, version desc, updated_at desc
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
from lines group by item_id, kind, at;
