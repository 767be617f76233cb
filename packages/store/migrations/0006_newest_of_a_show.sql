DROP INDEX "items_show_newest";--> statement-breakpoint
CREATE INDEX "items_show_told" ON "items" USING btree ("show_id") WHERE "items"."one_liner" is not null;--> statement-breakpoint
CREATE INDEX "items_dated" ON "items" USING btree (coalesce("published_at", "created_at") desc,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_show_newest" ON "items" USING btree ("show_id","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);