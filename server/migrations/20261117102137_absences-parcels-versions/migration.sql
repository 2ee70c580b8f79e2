ALTER TABLE "appointment" ADD COLUMN "absent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "appointment" SET "absent_at" = "ended_at" WHERE "status" = 0 AND (SELECT "kind" FROM "appointment_event" WHERE "appointment_id" = "appointment"."id" ORDER BY "id" DESC LIMIT 1) = 'no-show';--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "medicine" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "useful_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_entry_reference" ON "stock_entry" ("reference","kind");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_absent_is_cancelled" CHECK ("absent_at" is null or "status" = 0);