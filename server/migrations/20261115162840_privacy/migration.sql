CREATE TABLE "export_ticket" (
	"ticket_hash" bytea PRIMARY KEY,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "export_ticket" ADD CONSTRAINT "export_ticket_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");