ALTER TABLE "account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_message_unsent" ON "outbox_message" ("id") WHERE "sent_at" is null;--> statement-breakpoint
-- No more goes back of an order than came in for it; of one whose payment is not in the ledger, no more than its price.
CREATE FUNCTION owe_back_what_came_in() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	price bigint;
	came_in bigint;
	owed bigint;
BEGIN
	-- Two who owe back at once come one after the other, and the second sees what the first wrote.
	SELECT "grand_total" INTO price FROM "order" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
	SELECT sum("amount") FILTER (WHERE "kind" = 'received'), sum("amount") FILTER (WHERE "kind" = 'refund-due')
		INTO came_in, owed FROM "money_entry" WHERE "order_id" = NEW."order_id";
	IF owed > coalesce(came_in, price) THEN
		RAISE EXCEPTION 'more would go back than came in' USING ERRCODE = 'check_violation', CONSTRAINT = 'money_entry_no_more_than_came_in';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER money_entry_no_more_than_came_in
	AFTER INSERT ON "money_entry"
	FOR EACH ROW WHEN (NEW."kind" = 'refund-due')
	EXECUTE FUNCTION owe_back_what_came_in();
