CREATE TABLE "line_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"segment_id" text NOT NULL,
	"user_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"said" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"undoes" uuid,
	"settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "segments" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "line_edits" ADD CONSTRAINT "line_edits_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_edits" ADD CONSTRAINT "line_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_edits_newest" ON "line_edits" USING btree ("item_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "line_edits_unsettled" ON "line_edits" USING btree ("item_id") WHERE not "line_edits"."settled";