DROP INDEX "items_newest";--> statement-breakpoint
DROP INDEX "items_kind_newest";--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("created_at" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_kind_newest" ON "items" USING btree ("kind","created_at" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);