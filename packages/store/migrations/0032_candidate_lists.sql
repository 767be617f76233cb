DROP INDEX "candidates_by_value";--> statement-breakpoint
CREATE INDEX "candidates_title" ON "candidates" USING btree ("organisation_id","status",lower("title" collate "pg_c_utf8"));--> statement-breakpoint
CREATE INDEX "candidates_title_back" ON "candidates" USING btree ("organisation_id","status",lower("title" collate "pg_c_utf8") desc nulls last);--> statement-breakpoint
CREATE INDEX "candidates_by_value" ON "candidates" USING btree ("organisation_id","status","value" desc nulls last,"id","kind","source");