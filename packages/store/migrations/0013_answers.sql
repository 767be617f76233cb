CREATE TABLE "answer_verdicts" (
	"answer_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"verdict" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_verdicts_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"query" text NOT NULL,
	"normal" text NOT NULL,
	"scope_kind" text NOT NULL,
	"scope_id" text NOT NULL,
	"scope_title" text,
	"found" boolean NOT NULL,
	"told" jsonb NOT NULL,
	"digest" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "answers_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "answer_verdicts" ADD CONSTRAINT "answer_verdicts_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_verdicts" ADD CONSTRAINT "answer_verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_normal" ON "answers" USING btree ("normal");--> statement-breakpoint
CREATE INDEX "answers_asked_at" ON "answers" USING btree ("asked_at");