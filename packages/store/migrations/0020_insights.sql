CREATE TABLE "insight_counts" (
	"item_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hours" real NOT NULL,
	"theme_1" smallint NOT NULL,
	"theme_2" smallint NOT NULL,
	"theme_3" smallint NOT NULL,
	"theme_4" smallint NOT NULL,
	"theme_5" smallint NOT NULL,
	"theme_6" smallint NOT NULL,
	"theme_7" smallint NOT NULL,
	CONSTRAINT "insight_counts_item_id_organisation_id_pk" PRIMARY KEY("item_id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "insight_counts" ADD CONSTRAINT "insight_counts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_counts" ADD CONSTRAINT "insight_counts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_counts_organisation" ON "insight_counts" USING btree ("organisation_id","at");--> statement-breakpoint
-- One row for each item and organisation that it is of or about, made from claims, links, items and shows. Of an item that is
-- only about an organisation, claims that name others and not it do not count.
CREATE FUNCTION "count_insights"(changed uuid[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM "insight_counts" WHERE "item_id" = ANY(changed);
	INSERT INTO "insight_counts" ("item_id", "organisation_id", "at", "hours",
		"theme_1", "theme_2", "theme_3", "theme_4", "theme_5", "theme_6", "theme_7")
	SELECT i."id", l."organisation_id", coalesce(i."published_at", i."created_at"),
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
	WHERE i."id" = ANY(changed) AND i."status" = 'ASSERTIONS_COMPLETE' AND s."ignored_at" IS NULL
		AND (i."language" IS NULL OR i."language" LIKE 'en%')
	GROUP BY i."id", l."organisation_id";
$$;--> statement-breakpoint
CREATE FUNCTION "recount_insights"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "count_insights"(array(SELECT DISTINCT "item_id" FROM "changed"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "recount_insights_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "count_insights"(ARRAY[NEW."id"]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "recount_insights_of_show"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "count_insights"(array(SELECT "id" FROM "items" WHERE "show_id" = NEW."id"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "assertions_added_count" AFTER INSERT ON "assertions" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "assertions_changed_count" AFTER UPDATE ON "assertions" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "assertions_removed_count" AFTER DELETE ON "assertions" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "item_organisations_added_count" AFTER INSERT ON "item_organisations" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "item_organisations_changed_count" AFTER UPDATE ON "item_organisations" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "item_organisations_removed_count" AFTER DELETE ON "item_organisations" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "items_count" AFTER UPDATE OF "status", "published_at", "show_id", "language", "duration_ms", "transcribed_duration_ms", "time_to_read_s" ON "items" FOR EACH ROW WHEN (
	(OLD."status" = 'ASSERTIONS_COMPLETE') <> (NEW."status" = 'ASSERTIONS_COMPLETE') OR (NEW."status" = 'ASSERTIONS_COMPLETE' AND (
		OLD."published_at" IS DISTINCT FROM NEW."published_at" OR OLD."show_id" IS DISTINCT FROM NEW."show_id"
		OR OLD."language" IS DISTINCT FROM NEW."language" OR OLD."duration_ms" IS DISTINCT FROM NEW."duration_ms"
		OR OLD."transcribed_duration_ms" IS DISTINCT FROM NEW."transcribed_duration_ms" OR OLD."time_to_read_s" IS DISTINCT FROM NEW."time_to_read_s"))
) EXECUTE FUNCTION "recount_insights_of_item"();--> statement-breakpoint
CREATE TRIGGER "shows_count" AFTER UPDATE OF "ignored_at" ON "shows" FOR EACH ROW WHEN ((OLD."ignored_at" IS NULL) <> (NEW."ignored_at" IS NULL)) EXECUTE FUNCTION "recount_insights_of_show"();--> statement-breakpoint
SELECT "count_insights"(array(SELECT "id" FROM "items"));
