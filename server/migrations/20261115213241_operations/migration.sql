CREATE TABLE "setting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" integer NOT NULL,
	"starts_on" date NOT NULL,
	"by_account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setting_not_negative" CHECK ("value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_branch" (
	"account_id" integer,
	"branch_id" integer,
	CONSTRAINT "staff_branch_pkey" PRIMARY KEY("account_id","branch_id")
);
--> statement-breakpoint
CREATE INDEX "account_name_words" ON "account" USING gin (to_tsvector('simple', "full_name"));--> statement-breakpoint
CREATE INDEX "account_phone_begin" ON "account" ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "refund_case_open" ON "refund_case" ("id") WHERE "state" in ('DIAJUKAN', 'DISETUJUI');--> statement-breakpoint
CREATE INDEX "setting_newest" ON "setting" ("name","starts_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_branch_of" ON "staff_branch" ("branch_id");--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_by_account_id_account_id_fkey" FOREIGN KEY ("by_account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "staff_branch" ADD CONSTRAINT "staff_branch_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "staff_branch" ADD CONSTRAINT "staff_branch_branch_id_branch_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branch"("id");