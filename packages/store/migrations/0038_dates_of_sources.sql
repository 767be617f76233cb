DROP INDEX "items_dated";--> statement-breakpoint
DROP INDEX "ledger_entries_dated";--> statement-breakpoint
DROP INDEX "ledger_entries_kind";--> statement-breakpoint
DROP INDEX "ledger_entries_stage";--> statement-breakpoint
DROP INDEX "ledger_entries_assets";--> statement-breakpoint
DROP INDEX "ledger_entries_organisation";--> statement-breakpoint
DROP INDEX "ledger_entries_largest";--> statement-breakpoint
DROP INDEX "ledger_entries_smallest";--> statement-breakpoint
DROP INDEX "ledger_entries_who";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "happened_on" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_oldest" ON "ledger_entries" USING btree ("happened_on","id");--> statement-breakpoint
CREATE INDEX "items_dated" ON "items" USING btree ("published_at" desc nulls last,"id" desc nulls last);--> statement-breakpoint
CREATE INDEX "ledger_entries_dated" ON "ledger_entries" USING btree ("happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_kind" ON "ledger_entries" USING btree ("kind","happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_stage" ON "ledger_entries" USING btree ("stage","happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_assets" ON "ledger_entries" USING btree ("asset_group","happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_organisation" ON "ledger_entries" USING btree ("organisation_id","happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_largest" ON "ledger_entries" USING btree ("amount" DESC NULLS LAST,"happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_smallest" ON "ledger_entries" USING btree ("amount","happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_who" ON "ledger_entries" USING btree (lower("who" collate "pg_c_utf8"),"happened_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- What bears no date is of no time: when it was brought in is not when it was said.
CREATE OR REPLACE FUNCTION "count_insights"(changed uuid[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM "insight_counts" WHERE "item_id" = ANY(changed);
	INSERT INTO "insight_counts" ("item_id", "organisation_id", "at", "hours",
		"theme_1", "theme_2", "theme_3", "theme_4", "theme_5", "theme_6", "theme_7")
	SELECT i."id", l."organisation_id", i."published_at",
		coalesce(i."transcribed_duration_ms", i."duration_ms", i."time_to_read_s" * 1000, 0) / 3600000.0,
		count(*) FILTER (WHERE a."theme" = 1), count(*) FILTER (WHERE a."theme" = 2), count(*) FILTER (WHERE a."theme" = 3),
		count(*) FILTER (WHERE a."theme" = 4), count(*) FILTER (WHERE a."theme" = 5), count(*) FILTER (WHERE a."theme" = 6),
		count(*) FILTER (WHERE a."theme" = 7)
	FROM "items" i
	JOIN "item_organisations" l ON l."item_id" = i."id" AND l."relation" <> 'mentions' AND l."unlinked_at" IS NULL
	JOIN "organisations" o ON o."id" = l."organisation_id"
	LEFT JOIN "shows" s ON s."id" = i."show_id"
	LEFT JOIN "assertions" a ON a."item_id" = i."id"
		AND (l."relation" = 'of' OR a."organisations" = '{}' OR a."organisations" && l."names" OR o."name" = ANY(a."organisations"))
	WHERE i."id" = ANY(changed) AND i."status" = 'ASSERTIONS_COMPLETE' AND s."ignored_at" IS NULL AND i."published_at" IS NOT NULL
		AND (i."language" IS NULL OR i."language" LIKE 'en%')
	GROUP BY i."id", l."organisation_id";
$$;--> statement-breakpoint
DELETE FROM "insight_counts" c USING "items" i WHERE i."id" = c."item_id" AND i."published_at" IS NULL;--> statement-breakpoint
-- Events that had the day on which somebody uploaded their source are gathered anew.
DELETE FROM "ledger_entries" WHERE "id" IN (
	SELECT s."entry_id" FROM "signals" s JOIN "items" i ON i."id" = s."item_id" WHERE i."published_at" IS NULL);
