ALTER TABLE "segments" ADD COLUMN "is_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "segments" SET "is_estimated" = true FROM "segment_hearings" WHERE "segment_hearings"."segment_id" = "segments"."id" AND "segment_hearings"."is_estimated";--> statement-breakpoint
ALTER TABLE "segment_hearings" DROP COLUMN "is_estimated";