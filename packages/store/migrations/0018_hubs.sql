CREATE TABLE "list_follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"organisation_id" uuid,
	"person_id" uuid,
	"alias" text,
	"alias_key" text,
	"position" integer NOT NULL,
	CONSTRAINT "list_follows_once" UNIQUE NULLS NOT DISTINCT("list_id","organisation_id","alias_key","person_id"),
	CONSTRAINT "list_follows_one_node" CHECK (num_nonnulls("list_follows"."organisation_id", "list_follows"."person_id") = 1 and ("list_follows"."alias" is null or "list_follows"."organisation_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "list_shares" (
	"list_id" uuid NOT NULL,
	"email" text NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_shares_list_id_email_pk" PRIMARY KEY("list_id","email")
);
--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "is_link_shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "show_insights" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "list_follows" ADD CONSTRAINT "list_follows_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_follows" ADD CONSTRAINT "list_follows_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_follows" ADD CONSTRAINT "list_follows_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_follows_organisation" ON "list_follows" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "list_follows_person" ON "list_follows" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "list_shares_email" ON "list_shares" USING btree ("email");