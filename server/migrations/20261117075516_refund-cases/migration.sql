DROP INDEX "refund_case_one_standing";--> statement-breakpoint
ALTER TABLE "refund_case" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "refund_case" SET "asked" = true FROM "order" WHERE "order"."id" = "refund_case"."order_id" AND "order"."patient_id" = "refund_case"."opened_by_id";--> statement-breakpoint
CREATE UNIQUE INDEX "refund_case_asked_once" ON "refund_case" ("order_id") WHERE "asked" and "state" <> 'DITOLAK';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_case_one_owed_undecided" ON "refund_case" ("order_id") WHERE not "asked" and "state" = 'DIAJUKAN';