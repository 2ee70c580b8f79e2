CREATE TABLE "audit_seal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"from_transaction" bigint NOT NULL CONSTRAINT "audit_seal_once" UNIQUE,
	"until_transaction" bigint NOT NULL,
	"entries" integer NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "transaction" bigint DEFAULT cast(cast(pg_current_xact_id() as text) as bigint) NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_transaction" ON "audit_entry" ("transaction");
--> statement-breakpoint
-- A seal that could be replaced would seal nothing.
CREATE TRIGGER audit_seal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seal"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
