CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"edge" text NOT NULL,
	"person_id" uuid,
	"meeting_id" uuid,
	"item_id" uuid,
	"show_id" uuid,
	"title" text,
	"email" text,
	"since" date,
	"until" date,
	"provenance" text NOT NULL,
	"source_url" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connections_once" UNIQUE NULLS NOT DISTINCT("organisation_id","edge","person_id","meeting_id","item_id","show_id","title","since"),
	CONSTRAINT "connections_one_target" CHECK (num_nonnulls("connections"."person_id", "connections"."meeting_id", "connections"."item_id", "connections"."show_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "item_organisations" (
	"item_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"of_edge" text,
	"about" boolean DEFAULT false NOT NULL,
	"mentions" integer DEFAULT 0 NOT NULL,
	"names" text[] DEFAULT '{}' NOT NULL,
	"segment_id" text,
	"sign" text,
	"unlinked_at" timestamp (3) with time zone,
	"relation" text GENERATED ALWAYS AS (case when of_edge is not null and of_edge <> 'FEATURES_IN_MEDIA' then 'of' when about or of_edge is not null then 'about' else 'mentions' end) STORED NOT NULL,
	CONSTRAINT "item_organisations_item_id_organisation_id_pk" PRIMARY KEY("item_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "item_people" (
	"item_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"speaks" text,
	"mentions" integer DEFAULT 0 NOT NULL,
	"names" text[] DEFAULT '{}' NOT NULL,
	"segment_id" text,
	"sign" text,
	"unlinked_at" timestamp (3) with time zone,
	CONSTRAINT "item_people_item_id_person_id_pk" PRIMARY KEY("item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" double precision,
	"words" text,
	"as_of" date NOT NULL,
	"provenance" text NOT NULL,
	"source" text,
	"source_url" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_names" (
	"organisation_id" uuid NOT NULL,
	"form" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "organisation_names_organisation_id_form_key_pk" PRIMARY KEY("organisation_id","form","key")
);
--> statement-breakpoint
CREATE TABLE "organisation_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"ticker" text,
	"description" text,
	"website" text,
	"headquarters" text,
	"state" text,
	"total_assets" double precision,
	"total_members" integer,
	"calendar_url" text,
	"analysis_flavor" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"relink_since" timestamp (3) with time zone,
	"last_crawled_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organisations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "pension_searches" (
	"user_id" text PRIMARY KEY NOT NULL,
	"filter" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image_url" text,
	"relink_since" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "people_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "person_names" (
	"person_id" uuid NOT NULL,
	"form" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "person_names_person_id_form_key_pk" PRIMARY KEY("person_id","form","key")
);
--> statement-breakpoint
CREATE TABLE "person_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "agenda" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_organisations" ADD CONSTRAINT "item_organisations_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_organisations" ADD CONSTRAINT "item_organisations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_people" ADD CONSTRAINT "item_people_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_people" ADD CONSTRAINT "item_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_facts" ADD CONSTRAINT "organisation_facts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_names" ADD CONSTRAINT "organisation_names_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_slugs" ADD CONSTRAINT "organisation_slugs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pension_searches" ADD CONSTRAINT "pension_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_names" ADD CONSTRAINT "person_names_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_slugs" ADD CONSTRAINT "person_slugs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_person" ON "connections" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "connections_meeting" ON "connections" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "connections_item" ON "connections" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "connections_show" ON "connections" USING btree ("show_id");--> statement-breakpoint
CREATE INDEX "item_organisations_organisation" ON "item_organisations" USING btree ("organisation_id","relation") WHERE "item_organisations"."unlinked_at" is null;--> statement-breakpoint
CREATE INDEX "item_people_person" ON "item_people" USING btree ("person_id") WHERE "item_people"."unlinked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_facts_day" ON "organisation_facts" USING btree ("organisation_id","kind","as_of");--> statement-breakpoint
CREATE INDEX "organisation_names_key" ON "organisation_names" USING btree ("key");--> statement-breakpoint
CREATE INDEX "organisation_names_words" ON "organisation_names" USING gin (to_tsvector('simple', "key")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "organisation_slugs_organisation" ON "organisation_slugs" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisations_type_assets" ON "organisations" USING btree ("type","total_assets");--> statement-breakpoint
CREATE INDEX "organisations_by_name" ON "organisations" USING btree (lower("name" collate "pg_c_utf8"),"id");--> statement-breakpoint
CREATE INDEX "organisations_state" ON "organisations" USING btree ("state");--> statement-breakpoint
CREATE INDEX "person_names_key" ON "person_names" USING btree ("key");--> statement-breakpoint
CREATE INDEX "person_names_words" ON "person_names" USING gin (to_tsvector('simple', "key")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "person_slugs_person" ON "person_slugs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "meetings_held" ON "meetings" USING btree ("held_at");--> statement-breakpoint
CREATE INDEX "meetings_fund" ON "meetings" USING btree (lower("fund_name"));--> statement-breakpoint
CREATE INDEX "meetings_names" ON "meetings" USING gin (to_tsvector('simple', translate(left("title" || ' ' || coalesce("fund_name", ''), 4000), '.,-/_:@+', '        '))) WITH (fastupdate=false);