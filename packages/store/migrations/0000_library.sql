CREATE TABLE "assertions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"idx" integer NOT NULL,
	"text" text NOT NULL,
	"citation" jsonb NOT NULL,
	"speaker" text,
	"theme" integer NOT NULL,
	"stance" text NOT NULL,
	"kind" text NOT NULL,
	"organisations" text[] NOT NULL,
	"figures" jsonb NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"idx" integer NOT NULL,
	"text" text NOT NULL,
	"speaker" text,
	"segment_id" text NOT NULL,
	"start_ms" integer,
	"end_ms" integer,
	"page" integer,
	"score" real NOT NULL,
	"approved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingest_counts" (
	"address_hash" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ingest_counts_address_hash_day_pk" PRIMARY KEY("address_hash","day")
);
--> statement-breakpoint
CREATE TABLE "item_entities" (
	"item_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"mentions" integer NOT NULL,
	"segment_ids" text[] NOT NULL,
	CONSTRAINT "item_entities_item_id_entity_id_pk" PRIMARY KEY("item_id","entity_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"show_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"language" text,
	"source_url" text,
	"canonical_url" text,
	"guid" text,
	"fingerprint" text,
	"audio_url" text,
	"video_url" text,
	"document_url" text,
	"image_url" text,
	"author" text,
	"media_key" text,
	"duration_ms" integer,
	"transcribed_duration_ms" integer,
	"page_count" integer,
	"published_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"status_message" text,
	"run" integer DEFAULT 1 NOT NULL,
	"next_stage" text,
	"score" integer,
	"time_to_read_s" integer,
	"one_liner" text,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "items_canonical_url_unique" UNIQUE("canonical_url")
);
--> statement-breakpoint
CREATE TABLE "segment_aliases" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"segment_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"idx" integer NOT NULL,
	"speaker_label" text,
	"text" text NOT NULL,
	"start_ms" integer,
	"end_ms" integer,
	"page" integer
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"feed_url" text,
	"website" text,
	"image_url" text,
	"itunes_id" text,
	"author" text,
	"language" text,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"last_fetched_at" timestamp (3) with time zone,
	"fetch_error" text,
	"fetch_failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shows_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"item_id" uuid NOT NULL,
	"label" text NOT NULL,
	"idx" integer NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"organisation" text,
	"provenance" text,
	"confidence" real NOT NULL,
	"evidence" jsonb,
	CONSTRAINT "speakers_item_id_label_pk" PRIMARY KEY("item_id","label")
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"stage" text,
	"status" text NOT NULL,
	"message" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"mime" text NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"engine" text NOT NULL,
	"engine_version" text NOT NULL,
	"overview" jsonb,
	"outline" jsonb,
	"analysis" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "summaries_item_id_version_engine_pk" PRIMARY KEY("item_id","version","engine")
);
--> statement-breakpoint
ALTER TABLE "assertions" ADD CONSTRAINT "assertions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_entities" ADD CONSTRAINT "item_entities_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_entities" ADD CONSTRAINT "item_entities_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_aliases" ADD CONSTRAINT "segment_aliases_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assertions_item" ON "assertions" USING btree ("item_id","idx");--> statement-breakpoint
CREATE INDEX "assertions_organisations" ON "assertions" USING gin ("organisations");--> statement-breakpoint
CREATE UNIQUE INDEX "entities_type_slug" ON "entities" USING btree ("type","slug");--> statement-breakpoint
CREATE INDEX "highlights_item" ON "highlights" USING btree ("item_id","version","idx");--> statement-breakpoint
CREATE INDEX "item_entities_entity" ON "item_entities" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_show_guid" ON "items" USING btree ("show_id","guid");--> statement-breakpoint
CREATE UNIQUE INDEX "items_show_fingerprint" ON "items" USING btree ("show_id","fingerprint");--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_kind_newest" ON "items" USING btree ("kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_show_newest" ON "items" USING btree ("show_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_status" ON "items" USING btree ("status");--> statement-breakpoint
CREATE INDEX "segment_aliases_item" ON "segment_aliases" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "segments_item_idx" ON "segments" USING btree ("item_id","idx");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shows_feed_url" ON "shows" USING btree ("feed_url");--> statement-breakpoint
CREATE INDEX "status_history_item" ON "status_history" USING btree ("item_id","id");