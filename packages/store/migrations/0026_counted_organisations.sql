CREATE INDEX "organisations_count" ON "organisations" USING btree ("type","state","total_assets") WHERE "organisations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "organisations_by_assets" ON "organisations" USING btree ("total_assets" desc nulls last,lower("name" collate "pg_c_utf8"),"id") WHERE "organisations"."deleted_at" is null;--> statement-breakpoint
-- Thousands of keys are asked for at once, each of which the planner compares with every value that it knows to be common.
ALTER TABLE "organisation_names" ALTER COLUMN "key" SET STATISTICS 4;--> statement-breakpoint
ALTER TABLE "person_names" ALTER COLUMN "key" SET STATISTICS 4;
