CREATE INDEX "items_picture" ON "items" USING hash ("image_url");--> statement-breakpoint
CREATE INDEX "people_picture" ON "people" USING hash ("image_url");--> statement-breakpoint
CREATE INDEX "shows_picture" ON "shows" USING hash ("image_url");