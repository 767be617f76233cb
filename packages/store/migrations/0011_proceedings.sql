CREATE TABLE "agenda_items" (
	"item_id" uuid NOT NULL,
	"idx" integer NOT NULL,
	"number" text,
	"title" text NOT NULL,
	"state" text,
	"first_segment" integer NOT NULL,
	"last_segment" integer NOT NULL,
	"citation" jsonb NOT NULL,
	CONSTRAINT "agenda_items_item_id_idx_pk" PRIMARY KEY("item_id","idx")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"idx" integer NOT NULL,
	"agenda_item" integer,
	"basis" text NOT NULL,
	"result" text,
	"moved_by" text,
	"seconded_by" text,
	"yes" integer,
	"no" integer,
	"abstain" integer,
	"amended" boolean NOT NULL,
	"motion" jsonb NOT NULL,
	"ballots" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"idx" integer NOT NULL,
	"kind" text NOT NULL,
	"stage" text,
	"who" text,
	"manager" text,
	"vehicle" text,
	"asset_class" text,
	"strategy" text,
	"consultant" text,
	"person" text,
	"amount_text" text,
	"amount_value" double precision,
	"amount_currency" text,
	"measure" text,
	"decided" text,
	"decided_on" date,
	"effective" text,
	"sentence" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_item" ON "decisions" USING btree ("item_id","idx");--> statement-breakpoint
CREATE INDEX "signals_item" ON "signals" USING btree ("item_id","idx");--> statement-breakpoint
CREATE INDEX "signals_kind" ON "signals" USING btree ("kind","stage","decided_on");