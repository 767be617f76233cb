CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"family" text NOT NULL,
	"kind" text NOT NULL,
	"stage" text,
	"organisation_id" uuid,
	"who" text,
	"manager" text,
	"vehicle" text,
	"asset_class" text,
	"asset_group" text,
	"strategy" text,
	"consultant" text,
	"person" text,
	"amount" double precision,
	"currency" text,
	"measure" text,
	"effective" text,
	"happened_on" date NOT NULL,
	"disputed" text[] NOT NULL,
	"sources" integer NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "signals_kind";--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
CREATE INDEX "ledger_entries_dated" ON "ledger_entries" USING btree ("happened_on","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_scope" ON "ledger_entries" USING btree ("scope","family","happened_on");--> statement-breakpoint
CREATE INDEX "ledger_entries_kind" ON "ledger_entries" USING btree ("kind","happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_stage" ON "ledger_entries" USING btree ("stage","happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_assets" ON "ledger_entries" USING btree ("asset_group","happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_organisation" ON "ledger_entries" USING btree ("organisation_id","happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_largest" ON "ledger_entries" USING btree ("amount" DESC NULLS LAST,"happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_smallest" ON "ledger_entries" USING btree ("amount","happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_who" ON "ledger_entries" USING btree (lower("who" collate "pg_c_utf8"),"happened_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entries_words" ON "ledger_entries" USING gin (to_tsvector('english', left("words", 4000))) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signals_entry" ON "signals" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "signals_ungathered" ON "signals" USING btree ("item_id") WHERE "signals"."entry_id" is null;--> statement-breakpoint
CREATE FUNCTION "let_ledger_entry_go"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "ledger_entries" WHERE "id" = OLD."entry_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "signals_let_entry_go" AFTER DELETE ON "signals" FOR EACH ROW WHEN (OLD."entry_id" IS NOT NULL) EXECUTE FUNCTION "let_ledger_entry_go"();
