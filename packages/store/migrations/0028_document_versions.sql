CREATE TABLE "document_drafts" (
	"item_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"html" text NOT NULL,
	"base" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_drafts_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"html" text NOT NULL,
	"saved_by" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_newest" ON "document_versions" USING btree ("item_id","at" DESC NULLS LAST);--> statement-breakpoint
-- What was written before there were versions is the first of them.
INSERT INTO "document_versions" ("id", "item_id", "html", "saved_by", "at") SELECT gen_random_uuid(), "item_id", "html", "updated_by", "updated_at" FROM "item_documents";
