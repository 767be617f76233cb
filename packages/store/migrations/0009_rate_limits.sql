DELETE FROM "counts" "older" USING "counts" "newer" WHERE "older"."subject" = "newer"."subject" AND "older"."window_start" < "newer"."window_start";--> statement-breakpoint
ALTER TABLE "counts" DROP CONSTRAINT "counts_subject_window_start_pk";--> statement-breakpoint
ALTER TABLE "counts" ADD PRIMARY KEY ("subject");--> statement-breakpoint
ALTER TABLE "counts" DROP COLUMN "window_start";