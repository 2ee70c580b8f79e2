CREATE TABLE "delivery_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"label" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"address" text NOT NULL,
	"district_id" integer NOT NULL,
	"postal_code" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_address_postal_code_form" CHECK ("postal_code" ~ '^[0-9]{5}$'),
	CONSTRAINT "delivery_address_phone_form" CHECK ("receiver_phone" ~ '^62[0-9]{9,12}$')
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"key_hash" bytea PRIMARY KEY,
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "district_id" integer;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "patient" ADD COLUMN "photo" text;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_address_one_primary" ON "delivery_address" ("account_id") WHERE "is_primary";--> statement-breakpoint
CREATE INDEX "delivery_address_account" ON "delivery_address" ("account_id");--> statement-breakpoint
ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_postal_code_form" CHECK ("postal_code" ~ '^[0-9]{5}$');