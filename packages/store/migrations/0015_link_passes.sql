CREATE TABLE "link_passes" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"after_item" uuid,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
