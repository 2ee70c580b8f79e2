ALTER TABLE "notification" ADD COLUMN "relayed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notification_to_relay" ON "notification" ("id") WHERE "relayed_at" is null;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_says_why" CHECK ("message" ~ '[^[:space:]]');--> statement-breakpoint
-- Written by hand: what was told before this stays behind the bell.
UPDATE "notification" SET "relayed_at" = "created_at";
