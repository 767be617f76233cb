CREATE TABLE "digests" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"total_ms" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"chapters" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_documents" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"updated_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_items" (
	"meeting_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "meeting_items_meeting_id_item_id_pk" PRIMARY KEY("meeting_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"held_at" timestamp (3) with time zone,
	"fund_name" text,
	"location" text,
	"meeting_type" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reading_history" (
	"user_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"position_ms" integer,
	CONSTRAINT "reading_history_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "show_speakers" (
	"show_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"updated_by" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "show_speakers_show_id_label_pk" PRIMARY KEY("show_id","label")
);
--> statement-breakpoint
CREATE TABLE "show_tags" (
	"show_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "show_tags_show_id_slug_pk" PRIMARY KEY("show_id","slug")
);
--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "ignored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_documents" ADD CONSTRAINT "item_documents_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_documents" ADD CONSTRAINT "item_documents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_items" ADD CONSTRAINT "meeting_items_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_items" ADD CONSTRAINT "meeting_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_history" ADD CONSTRAINT "reading_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_history" ADD CONSTRAINT "reading_history_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_speakers" ADD CONSTRAINT "show_speakers_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_speakers" ADD CONSTRAINT "show_speakers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_tags" ADD CONSTRAINT "show_tags_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_items_item" ON "meeting_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_title_date" ON "meetings" USING btree ("fund_name","title","held_at");--> statement-breakpoint
CREATE INDEX "reading_history_newest" ON "reading_history" USING btree ("user_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_history_item" ON "reading_history" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "show_tags_slug" ON "show_tags" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "shows_fetched" ON "shows" USING btree ("last_fetched_at");