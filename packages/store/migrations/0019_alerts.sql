CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"update_ids" uuid[] NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"hour" integer NOT NULL,
	"weekday" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_turns" (
	"user_id" text NOT NULL,
	"rhythm" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_turns_user_id_rhythm_pk" PRIMARY KEY("user_id","rhythm")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" uuid,
	"person_id" uuid,
	"show_id" uuid,
	"saved_search_id" uuid,
	"list_id" uuid,
	"rhythm" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"in_product" boolean NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_once" UNIQUE NULLS NOT DISTINCT("user_id","organisation_id","person_id","show_id","saved_search_id","list_id"),
	CONSTRAINT "subscriptions_one_thing" CHECK (num_nonnulls("subscriptions"."organisation_id", "subscriptions"."person_id", "subscriptions"."show_id", "subscriptions"."saved_search_id", "subscriptions"."list_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"news" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"organisation_id" uuid,
	"person_id" uuid,
	"item_id" uuid,
	"entry_id" uuid,
	"connection_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"key" text NOT NULL,
	CONSTRAINT "updates_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"since" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visits_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "handed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_turns" ADD CONSTRAINT "alert_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("subscription_id","until_at");--> statement-breakpoint
CREATE INDEX "alerts_newest" ON "alerts" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_unread" ON "alerts" USING btree ("user_id") WHERE "alerts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "alert_turns_next" ON "alert_turns" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "subscriptions_rhythm" ON "subscriptions" USING btree ("user_id","rhythm");--> statement-breakpoint
CREATE INDEX "updates_organisation" ON "updates" USING btree ("organisation_id","at");--> statement-breakpoint
CREATE INDEX "updates_person" ON "updates" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "updates_item" ON "updates" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "updates_entry" ON "updates" USING btree ("entry_id","at");--> statement-breakpoint
CREATE INDEX "updates_at" ON "updates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "visits_newest" ON "visits" USING btree ("user_id","seen_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_key_unique" UNIQUE("key");--> statement-breakpoint
-- What is known already became known when it came in: nobody is told it as news.
INSERT INTO "updates" ("id", "kind", "news", "at", "item_id", "key")
SELECT gen_random_uuid(), 'item', 'arrived', "created_at", "id", 'item ' || "id" FROM "items" WHERE "next_stage" IS NULL;--> statement-breakpoint
INSERT INTO "updates" ("id", "kind", "news", "at", "item_id", "organisation_id", "key")
SELECT gen_random_uuid(), 'item', "relation", "items"."created_at", "item_id", "organisation_id", 'item ' || "item_id" || ' ' || "organisation_id"
FROM "item_organisations" JOIN "items" ON "items"."id" = "item_id" WHERE "relation" IN ('of', 'about') AND "unlinked_at" IS NULL;--> statement-breakpoint
INSERT INTO "updates" ("id", "kind", "news", "at", "item_id", "person_id", "key")
SELECT gen_random_uuid(), 'item', CASE WHEN "speaks" IS NULL THEN 'mentioned' ELSE 'speaks' END, "items"."created_at", "item_id", "person_id", 'item ' || "item_id" || ' ' || "person_id"
FROM "item_people" JOIN "items" ON "items"."id" = "item_id" WHERE "unlinked_at" IS NULL;--> statement-breakpoint
INSERT INTO "updates" ("id", "kind", "news", "at", "item_id", "organisation_id", "entry_id", "after", "key")
SELECT gen_random_uuid(), 'signal', 'new', "first"."created_at", "first"."item_id", "e"."organisation_id", "e"."id",
	jsonb_build_object('stage', "e"."stage", 'amount', "e"."amount", 'currency', "e"."currency", 'disputed', to_jsonb("e"."disputed")),
	'signal ' || "e"."id" || ' at the beginning'
FROM "ledger_entries" AS "e" CROSS JOIN LATERAL (
	SELECT "signals"."item_id", "items"."created_at" FROM "signals" JOIN "items" ON "items"."id" = "signals"."item_id"
	WHERE "signals"."entry_id" = "e"."id" ORDER BY "items"."created_at", "signals"."id" LIMIT 1
) AS "first";--> statement-breakpoint
INSERT INTO "updates" ("id", "kind", "news", "at", "organisation_id", "person_id", "connection_id", "key")
SELECT gen_random_uuid(), 'person', 'listed', "created_at", "organisation_id", "person_id", "id", 'person ' || "id" || ' listed'
FROM "connections" WHERE "person_id" IS NOT NULL AND "until" IS NULL;
