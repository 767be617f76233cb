CREATE TABLE "transcription_service_states" (
	"id" text PRIMARY KEY NOT NULL,
	"working_since" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failure" text,
	"fallback_at" timestamp (3) with time zone,
	"test" jsonb,
	"testing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transcription_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"sealed_key" text,
	"model" text,
	"max_bytes" bigint NOT NULL,
	"max_seconds" integer NOT NULL,
	"at_once" integer NOT NULL,
	"price_per_hour" real,
	"enabled" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
