CREATE TABLE "voice_likenesses" (
	"item_id" uuid NOT NULL,
	"label" text NOT NULL,
	"other_item_id" uuid NOT NULL,
	"other_label" text NOT NULL,
	"likeness" real NOT NULL,
	CONSTRAINT "voice_likenesses_item_id_label_other_item_id_other_label_pk" PRIMARY KEY("item_id","label","other_item_id","other_label")
);
--> statement-breakpoint
CREATE TABLE "voice_prints" (
	"item_id" uuid NOT NULL,
	"label" text NOT NULL,
	"model" text NOT NULL,
	"print" text NOT NULL,
	"spoken_ms" integer NOT NULL,
	"compared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "voice_prints_item_id_label_pk" PRIMARY KEY("item_id","label")
);
--> statement-breakpoint
CREATE TABLE "voice_reviews" (
	"decision_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"verdict" text NOT NULL,
	"before" jsonb,
	"user_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "voice_reviews_decision_id_item_id_label_pk" PRIMARY KEY("decision_id","item_id","label")
);
--> statement-breakpoint
ALTER TABLE "voice_likenesses" ADD CONSTRAINT "voice_likenesses_voice" FOREIGN KEY ("item_id","label") REFERENCES "public"."voice_prints"("item_id","label") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_likenesses" ADD CONSTRAINT "voice_likenesses_other" FOREIGN KEY ("other_item_id","other_label") REFERENCES "public"."voice_prints"("item_id","label") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_prints" ADD CONSTRAINT "voice_prints_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reviews" ADD CONSTRAINT "voice_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_likenesses_other_voice" ON "voice_likenesses" USING btree ("other_item_id","other_label");--> statement-breakpoint
CREATE INDEX "voice_prints_model" ON "voice_prints" USING btree ("model","item_id","label");--> statement-breakpoint
CREATE INDEX "voice_reviews_item" ON "voice_reviews" USING btree ("item_id");