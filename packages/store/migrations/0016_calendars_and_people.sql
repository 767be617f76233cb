CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_of_user" UNIQUE("user_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_signs" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"day" date,
	"body" text,
	"apart_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "day_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_signs" ADD CONSTRAINT "meeting_signs_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_organisation" ON "calendar_feeds" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "meeting_signs_of" ON "meeting_signs" USING btree ("day","body");--> statement-breakpoint
CREATE INDEX "people_in_words" ON "people" USING btree (lower("name" collate "pg_c_utf8"),"id") WHERE "people"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "people_added" ON "people" USING btree ("created_at","id") WHERE "people"."deleted_at" is null;