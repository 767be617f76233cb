ALTER TABLE "items" ADD COLUMN "upload_key" text GENERATED ALWAYS AS (meta #>> '{file,key}') STORED;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "makers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "items_upload" ON "items" USING btree ("upload_key");--> statement-breakpoint
UPDATE "items" SET "makers" = "meta" -> 'makers', "meta" = "meta" - 'makers' WHERE jsonb_typeof("meta" -> 'makers') = 'object';