CREATE TABLE "theme_corrections" (
	"item_id" uuid NOT NULL,
	"quote" text NOT NULL,
	"theme" integer,
	"user_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "theme_corrections_item_id_quote_pk" PRIMARY KEY("item_id","quote")
);
--> statement-breakpoint
CREATE TABLE "insight_claims" (
	"assertion_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "insight_claims_assertion_id_organisation_id_pk" PRIMARY KEY("assertion_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "speaker_affiliations" (
	"item_id" uuid NOT NULL,
	"label" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	CONSTRAINT "speaker_affiliations_item_id_label_pk" PRIMARY KEY("item_id","label")
);
--> statement-breakpoint
ALTER TABLE "assertions" ALTER COLUMN "theme" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assertions" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "link_passes" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_corrections" ADD CONSTRAINT "theme_corrections_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_corrections" ADD CONSTRAINT "theme_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_claims" ADD CONSTRAINT "insight_claims_assertion_id_assertions_id_fk" FOREIGN KEY ("assertion_id") REFERENCES "public"."assertions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_claims" ADD CONSTRAINT "insight_claims_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_claims" ADD CONSTRAINT "insight_claims_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_affiliations" ADD CONSTRAINT "speaker_affiliations_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_affiliations" ADD CONSTRAINT "speaker_affiliations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_claims_item" ON "insight_claims" USING btree ("item_id","organisation_id");--> statement-breakpoint
CREATE INDEX "speaker_affiliations_organisation" ON "speaker_affiliations" USING btree ("organisation_id");--> statement-breakpoint
-- Claims that were found before say whose "we" they are by their words alone, until they are found anew.
ALTER TABLE "assertions" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "assertions" SET "is_own" = true WHERE "kind" <> 'question' AND "citation" ->> 'quote' ~* '\m(we|our|ours|us)\M';--> statement-breakpoint
ALTER TABLE "assertions" ENABLE TRIGGER USER;--> statement-breakpoint
-- Whether one of these names stands in a text as words of their own.
CREATE FUNCTION "says_name"(said text, names text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT EXISTS (SELECT 1 FROM unnest(names) AS n WHERE length(n) > 2
		AND said ~ ('(?<!\w)' || regexp_replace(n, '([^\w\s])', '\\\1', 'g') || '(?!\w)'))
$$;--> statement-breakpoint
-- A claim is of the organisations that it names, and of its speaker's own where it names none or says "we"; else of none.
CREATE OR REPLACE FUNCTION "count_insights"(changed uuid[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM "insight_claims" WHERE "item_id" = ANY(changed);
	DELETE FROM "insight_counts" WHERE "item_id" = ANY(changed);
	INSERT INTO "insight_claims" ("assertion_id", "organisation_id", "item_id")
	SELECT a."id", l."organisation_id", a."item_id"
	FROM "assertions" a
	JOIN "item_organisations" l ON l."item_id" = a."item_id" AND l."relation" <> 'mentions' AND l."unlinked_at" IS NULL
	JOIN "organisations" o ON o."id" = l."organisation_id"
	LEFT JOIN "speaker_affiliations" s ON s."item_id" = a."item_id" AND s."label" = coalesce(a."speaker", '')
	WHERE a."item_id" = ANY(changed) AND a."theme" IS NOT NULL AND (
		a."organisations" && l."names" OR o."name" = ANY(a."organisations") OR "says_name"(a."citation" ->> 'quote', l."names")
		OR (s."organisation_id" = l."organisation_id" AND (a."is_own" OR (a."organisations" = '{}' AND NOT EXISTS (
			SELECT 1 FROM "item_organisations" other WHERE other."item_id" = a."item_id" AND other."unlinked_at" IS NULL
			AND other."organisation_id" <> l."organisation_id" AND "says_name"(a."citation" ->> 'quote', other."names"))))));
	INSERT INTO "insight_counts" ("item_id", "organisation_id", "at", "hours",
		"theme_1", "theme_2", "theme_3", "theme_4", "theme_5", "theme_6", "theme_7")
	SELECT i."id", l."organisation_id", i."published_at",
		coalesce(i."transcribed_duration_ms", i."duration_ms", i."time_to_read_s" * 1000, 0) / 3600000.0,
		count(*) FILTER (WHERE a."theme" = 1), count(*) FILTER (WHERE a."theme" = 2), count(*) FILTER (WHERE a."theme" = 3),
		count(*) FILTER (WHERE a."theme" = 4), count(*) FILTER (WHERE a."theme" = 5), count(*) FILTER (WHERE a."theme" = 6),
		count(*) FILTER (WHERE a."theme" = 7)
	FROM "items" i
	JOIN "item_organisations" l ON l."item_id" = i."id" AND l."relation" <> 'mentions' AND l."unlinked_at" IS NULL
	LEFT JOIN "shows" s ON s."id" = i."show_id"
	LEFT JOIN "insight_claims" c ON c."item_id" = i."id" AND c."organisation_id" = l."organisation_id"
	LEFT JOIN "assertions" a ON a."id" = c."assertion_id"
	WHERE i."id" = ANY(changed) AND i."status" = 'ASSERTIONS_COMPLETE' AND s."ignored_at" IS NULL AND i."published_at" IS NOT NULL
		AND (i."language" IS NULL OR i."language" LIKE 'en%')
	GROUP BY i."id", l."organisation_id";
$$;--> statement-breakpoint
CREATE TRIGGER "speaker_affiliations_added_count" AFTER INSERT ON "speaker_affiliations" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
CREATE TRIGGER "speaker_affiliations_removed_count" AFTER DELETE ON "speaker_affiliations" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "recount_insights"();--> statement-breakpoint
SELECT "count_insights"(array(SELECT "id" FROM "items"));
