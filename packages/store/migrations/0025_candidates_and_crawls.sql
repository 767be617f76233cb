CREATE TABLE "candidate_keys" (
	"organisation_id" uuid NOT NULL,
	"key" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	CONSTRAINT "candidate_keys_organisation_id_key_pk" PRIMARY KEY("organisation_id","key")
);
--> statement-breakpoint
CREATE TABLE "candidate_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"source_url" text NOT NULL,
	"least_value" double precision NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid,
	"meeting_of" uuid,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"released_at" timestamp (3) with time zone,
	"content" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_url" text NOT NULL,
	"value" double precision,
	"verdict" jsonb,
	"error" text,
	"crawl_id" uuid,
	"item_id" uuid,
	"meeting_id" uuid,
	"is_made" boolean DEFAULT false NOT NULL,
	"rule_id" uuid,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crawl_pages" (
	"crawl_id" uuid NOT NULL,
	"position" serial NOT NULL,
	"url" text NOT NULL,
	"step" text NOT NULL,
	"source" text NOT NULL,
	"depth" integer NOT NULL,
	"weight" integer NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"candidates" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp (3) with time zone,
	CONSTRAINT "crawl_pages_crawl_id_url_pk" PRIMARY KEY("crawl_id","url")
);
--> statement-breakpoint
CREATE TABLE "crawl_schedules" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"every_hours" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crawl_visits" (
	"organisation_id" uuid NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"signature" text,
	"links" text[] NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crawl_visits_organisation_id_url_pk" PRIMARY KEY("organisation_id","url")
);
--> statement-breakpoint
CREATE TABLE "crawls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_id" uuid,
	"status" text NOT NULL,
	"force" boolean NOT NULL,
	"looked" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"candidates" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"message" text,
	"requested_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "candidate_keys" ADD CONSTRAINT "candidate_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_keys" ADD CONSTRAINT "candidate_keys_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_rules" ADD CONSTRAINT "candidate_rules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_rules" ADD CONSTRAINT "candidate_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_rule_id_candidate_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."candidate_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_pages" ADD CONSTRAINT "crawl_pages_crawl_id_crawls_id_fk" FOREIGN KEY ("crawl_id") REFERENCES "public"."crawls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_schedules" ADD CONSTRAINT "crawl_schedules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_visits" ADD CONSTRAINT "crawl_visits_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_keys_candidate" ON "candidate_keys" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_rules_source" ON "candidate_rules" USING btree ("organisation_id","source_url");--> statement-breakpoint
CREATE INDEX "candidates_by_value" ON "candidates" USING btree ("organisation_id","status","value" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "candidates_newest" ON "candidates" USING btree ("organisation_id","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "candidates_released" ON "candidates" USING btree ("organisation_id","status","released_at" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "candidates_person" ON "candidates" USING btree ("person_id","status");--> statement-breakpoint
CREATE INDEX "candidates_item" ON "candidates" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "candidates_words" ON "candidates" USING gin (to_tsvector('simple', translate(left("title", 4000), '.,-/_:@+', '        '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "crawl_pages_next" ON "crawl_pages" USING btree ("crawl_id","outcome","weight" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "crawl_pages_report" ON "crawl_pages" USING btree ("crawl_id","position");--> statement-breakpoint
CREATE INDEX "crawl_schedules_next" ON "crawl_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "crawl_visits_signature" ON "crawl_visits" USING btree ("organisation_id","signature");--> statement-breakpoint
CREATE INDEX "crawls_of_organisation" ON "crawls" USING btree ("organisation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "crawls_person" ON "crawls" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crawls_under_way" ON "crawls" USING btree ("organisation_id") WHERE "crawls"."status" in ('waiting', 'running');