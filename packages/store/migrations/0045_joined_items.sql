CREATE TABLE "joined_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"upload_key" text,
	"reason" text NOT NULL,
	"columns" jsonb NOT NULL,
	"meta" jsonb NOT NULL,
	"names" text[] NOT NULL,
	"names_before" text[] NOT NULL,
	"lists" text[] NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joined_rows" (
	"item_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"part" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "joined_rows_item_id_table_name_part_pk" PRIMARY KEY("item_id","table_name","part")
);
--> statement-breakpoint
ALTER TABLE "joined_items" ADD CONSTRAINT "joined_items_into_id_items_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_rows" ADD CONSTRAINT "joined_rows_item_id_joined_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."joined_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_items_into" ON "joined_items" USING btree ("into_id","joined_at");--> statement-breakpoint
CREATE INDEX "joined_items_upload" ON "joined_items" USING btree ("upload_key");