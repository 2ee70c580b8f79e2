CREATE TABLE "audit_unsealed" (
	"entry_id" bigint PRIMARY KEY
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true,
	"key_fingerprint" text NOT NULL,
	CONSTRAINT "installation_only_one" CHECK ("only")
);
--> statement-breakpoint
-- In the transaction that writes a line: it waits for its seal from the moment it can be seen. Nobody else writes lines
-- until this migration ends, so none goes unnoticed.
CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_unsealed SELECT id FROM written;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_awaits_seal AFTER INSERT ON "audit_entry" REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION await_seal();
--> statement-breakpoint
ALTER TABLE "audit_seal" DROP CONSTRAINT "audit_seal_once";--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "entry_ids" int8multirange NOT NULL DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "cluster" text;--> statement-breakpoint
-- Seals of old said between which transactions their lines lie. Their digests stay as they are.
ALTER TABLE "audit_seal" DISABLE TRIGGER audit_seal_append_only;--> statement-breakpoint
UPDATE "audit_seal" SET "entry_ids" = covered.ids FROM (
	SELECT seal, range_agg(int8range(entry, entry, '[]')) AS ids FROM (
		SELECT DISTINCT ON (e."id") e."id" AS entry, s."id" AS seal FROM "audit_seal" s
		JOIN "audit_entry" e ON e."transaction" >= s."from_transaction" AND e."transaction" < s."until_transaction"
		ORDER BY e."id", s."id"
	) line GROUP BY seal
) covered WHERE covered.seal = "audit_seal"."id";
--> statement-breakpoint
ALTER TABLE "audit_seal" ENABLE TRIGGER audit_seal_append_only;--> statement-breakpoint
ALTER TABLE "audit_seal" ALTER COLUMN "entry_ids" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD CONSTRAINT audit_seal_line_once EXCLUDE USING gist ("entry_ids" WITH &&);--> statement-breakpoint
INSERT INTO "audit_unsealed" SELECT "id" FROM "audit_entry" e
	WHERE NOT EXISTS (SELECT FROM "audit_seal" s WHERE s."entry_ids" @> e."id");
--> statement-breakpoint
DROP INDEX "audit_entry_transaction";--> statement-breakpoint
CREATE INDEX "payment_notification_unknown" ON "payment_notification" ("id") WHERE "outcome" = 'unknown';
