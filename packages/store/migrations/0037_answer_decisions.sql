CREATE TABLE "answer_decisions" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_decisions" ADD CONSTRAINT "answer_decisions_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_decisions" ADD CONSTRAINT "answer_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
INSERT INTO "answer_decisions" ("answer_id", "decision", "decided_by", "at")
SELECT DISTINCT ON (v."answer_id") v."answer_id", 'removed', v."user_id", v."at"
FROM "answer_verdicts" v JOIN "users" u ON u."id" = v."user_id"
WHERE v."verdict" = 'rejected' AND u."role" = 'admin'
ORDER BY v."answer_id", v."at" DESC;
