ALTER TABLE "crawl_pages" ADD COLUMN "reading_reports" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reading_reports" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "reading_reports" jsonb DEFAULT '[]'::jsonb NOT NULL;