CREATE TABLE "transcript_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"service_id" text,
	"is_used_when_done" boolean NOT NULL,
	"state" text NOT NULL,
	"done_ms" integer,
	"length_ms" integer,
	"message" text,
	"maker" text,
	"counts" jsonb,
	"source_after" jsonb,
	"source_before" jsonb,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "transcript_revisions" ADD CONSTRAINT "transcript_revisions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_revisions" ADD CONSTRAINT "transcript_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_revisions_item" ON "transcript_revisions" USING btree ("item_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_revisions_under_way" ON "transcript_revisions" USING btree ("item_id") WHERE "transcript_revisions"."state" in ('waiting', 'working');