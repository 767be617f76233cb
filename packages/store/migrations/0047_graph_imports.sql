CREATE TABLE "graph_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"imported_by" text,
	"counts" jsonb NOT NULL,
	"reading_report" jsonb NOT NULL,
	"refused" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "graph_imports" ADD CONSTRAINT "graph_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "graph_imports_at" ON "graph_imports" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);