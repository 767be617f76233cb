CREATE TABLE "hearing_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"segment_id" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"user_id" text,
	"paper_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_hearings" (
	"segment_id" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"confidence" real,
	"is_estimated" boolean DEFAULT false NOT NULL,
	"words" integer[],
	"unsure" integer[],
	"set_aside" text
);
--> statement-breakpoint
ALTER TABLE "hearing_reviews" ADD CONSTRAINT "hearing_reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearing_reviews" ADD CONSTRAINT "hearing_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearing_reviews" ADD CONSTRAINT "hearing_reviews_paper_id_items_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_hearings" ADD CONSTRAINT "segment_hearings_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_hearings" ADD CONSTRAINT "segment_hearings_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hearing_reviews_item" ON "hearing_reviews" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "hearing_reviews_unsettled" ON "hearing_reviews" USING btree ("item_id") WHERE not "hearing_reviews"."settled";--> statement-breakpoint
CREATE INDEX "segment_hearings_doubted" ON "segment_hearings" USING btree ("item_id") WHERE "segment_hearings"."unsure" is not null or "segment_hearings"."set_aside" is not null;--> statement-breakpoint
CREATE INDEX "segment_hearings_item" ON "segment_hearings" USING btree ("item_id");