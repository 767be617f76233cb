CREATE TABLE "deleted_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"kind" text NOT NULL,
	"title" text,
	"show_id" uuid,
	"canonical_url" text,
	"guid" text,
	"fingerprint" text,
	"upload_key" text,
	"added_by" text,
	"deleted_by" text,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_rows" (
	"item_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"part" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "deleted_rows_item_id_table_name_part_pk" PRIMARY KEY("item_id","table_name","part")
);
--> statement-breakpoint
CREATE TABLE "item_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"stored" jsonb NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "held" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_items" ADD CONSTRAINT "deleted_items_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_item_id_deleted_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."deleted_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_edits" ADD CONSTRAINT "item_edits_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_edits" ADD CONSTRAINT "item_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_items_newest" ON "deleted_items" USING btree ("deleted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deleted_items_url" ON "deleted_items" USING btree ("canonical_url");--> statement-breakpoint
CREATE INDEX "deleted_items_show" ON "deleted_items" USING btree ("show_id");--> statement-breakpoint
CREATE INDEX "deleted_items_slug" ON "deleted_items" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "deleted_items_upload" ON "deleted_items" USING btree ("upload_key");--> statement-breakpoint
CREATE INDEX "item_edits_newest" ON "item_edits" USING btree ("item_id","at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_longest" ON "items" USING btree (coalesce("duration_ms"::bigint, "time_to_read_s"::bigint * 1000) desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_best" ON "items" USING btree ("score" desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_added_by" ON "items" USING btree ("added_by","created_at" DESC NULLS LAST);