ALTER TABLE "member_voucher" ADD COLUMN "value" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "member_voucher" SET "value" = "voucher_option"."value" FROM "voucher_option" WHERE "voucher_option"."id" = "member_voucher"."option_id";--> statement-breakpoint
ALTER TABLE "member_voucher" ADD CONSTRAINT "member_voucher_value_not_negative" CHECK ("value" >= 0);