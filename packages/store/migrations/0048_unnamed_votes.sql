CREATE TABLE "unnamed_votes" (
	"item_id" uuid NOT NULL,
	"idx" integer NOT NULL,
	"agenda_item" integer,
	"matter" text NOT NULL,
	"result" text NOT NULL,
	"outcome" jsonb NOT NULL,
	CONSTRAINT "unnamed_votes_item_id_idx_pk" PRIMARY KEY("item_id","idx")
);
--> statement-breakpoint
ALTER TABLE "unnamed_votes" ADD CONSTRAINT "unnamed_votes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;