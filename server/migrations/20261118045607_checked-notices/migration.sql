ALTER TABLE "payment_notification" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notification" ADD COLUMN "checked_by_id" integer;--> statement-breakpoint
CREATE INDEX "payment_notification_unmatched" ON "payment_notification" ("id") WHERE "outcome" in ('mismatch', 'unknown', 'broken') and "checked_at" is null;--> statement-breakpoint
ALTER TABLE "payment_notification" ADD CONSTRAINT "payment_notification_checked_by_id_account_id_fkey" FOREIGN KEY ("checked_by_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "payment_notification" ADD CONSTRAINT "payment_notification_check_whole" CHECK (num_nonnulls("checked_at", "checked_by_id") in (0, 2));