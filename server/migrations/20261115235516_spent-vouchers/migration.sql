ALTER TABLE "sale" ADD COLUMN "voucher_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_voucher_once" ON "sale" ("voucher_id") WHERE "voided_at" is null;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_voucher_id_member_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "member_voucher"("id");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_voucher_pays_in_full" CHECK (not ("down_payment" and "voucher_id" is not null));--> statement-breakpoint
-- What the schema files cannot say. A sale counts a voucher of its own buyer that was used up with it, and no amount without one.
CREATE OR REPLACE FUNCTION check_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sold sale;
	goods bigint;
	money bigint;
	cash bigint;
	dp bigint;
	voucher bigint;
BEGIN
	SELECT * INTO sold FROM sale WHERE id = (CASE TG_TABLE_NAME WHEN 'sale' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'sale_id' END)::int;
	SELECT sum(price * quantity) INTO goods FROM sale_item WHERE sale_id = sold.id;
	SELECT coalesce(sum(value), 0), coalesce(sum(value) FILTER (WHERE type = 'cash'), 0),
		sum(value) FILTER (WHERE type = 'dp'), sum(value) FILTER (WHERE type = 'voucher')
		INTO money, cash, dp, voucher FROM sale_payment WHERE sale_id = sold.id;
	IF goods IS DISTINCT FROM sold.total THEN
		RAISE EXCEPTION 'sale % is not the sum of its lines', sold.invoice
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_total_adds_up';
	END IF;
	IF money <> sold.paid THEN
		RAISE EXCEPTION 'sale % was not paid what its payments say', sold.invoice
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_paid_adds_up';
	END IF;
	IF sold.change > cash THEN
		RAISE EXCEPTION 'sale % gives more change than it took cash', sold.invoice
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_change_from_cash';
	END IF;
	IF dp IS DISTINCT FROM (
		SELECT paid FROM sale WHERE id = sold.dp_sale_id AND down_payment AND voided_at IS NULL
			AND patient_id IS NOT DISTINCT FROM sold.patient_id
	) OR (dp IS NULL) <> (sold.dp_sale_id IS NULL) THEN
		RAISE EXCEPTION 'sale % counts a down payment that is not its own', sold.invoice
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_dp_fits';
	END IF;
	IF (voucher IS NULL) <> (sold.voucher_id IS NULL) OR (voucher IS NOT NULL AND NOT EXISTS (
		SELECT FROM member_voucher WHERE id = sold.voucher_id AND account_id = sold.patient_id
			AND used_at = sold.created_at AND used_branch_id = sold.branch_id
	)) THEN
		RAISE EXCEPTION 'sale % counts a voucher that was not spent on it', sold.invoice
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_voucher_fits';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- What was used comes back only when the sale it was spent on is void.
CREATE FUNCTION check_voucher_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM sale WHERE voucher_id = NEW.id AND voided_at IS NOT NULL AND created_at = OLD.used_at) THEN
		RAISE EXCEPTION 'voucher % was used', NEW.id
			USING ERRCODE = 'restrict_violation', CONSTRAINT = 'member_voucher_stays_used';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "member_voucher_stays_used" AFTER UPDATE OF used_at ON "member_voucher" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (OLD.used_at IS NOT NULL AND NEW.used_at IS DISTINCT FROM OLD.used_at) EXECUTE FUNCTION check_voucher_return();--> statement-breakpoint
-- Narcotics and psychotropics are given once: what holds one of them has no repeats, whichever is written first.
CREATE FUNCTION refuse_controlled_repeats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written int := (CASE TG_TABLE_NAME WHEN 'prescription' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'prescription_id' END)::int;
BEGIN
	IF EXISTS (
		SELECT FROM prescription p JOIN prescription_item i ON i.prescription_id = p.id JOIN medicine m ON m.id = i.medicine_id
		WHERE p.id = written AND p.iter > 0 AND m.class IN ('narkotika', 'psikotropika')
	) THEN
		RAISE EXCEPTION 'prescription % repeats controlled goods', written
			USING ERRCODE = 'restrict_violation', CONSTRAINT = 'prescription_controlled_once';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "prescription_item_controlled_once" AFTER INSERT OR UPDATE OF medicine_id, prescription_id ON "prescription_item"
	FOR EACH ROW WHEN (NEW.medicine_id IS NOT NULL) EXECUTE FUNCTION refuse_controlled_repeats();--> statement-breakpoint
CREATE TRIGGER "prescription_controlled_once" AFTER UPDATE OF iter ON "prescription"
	FOR EACH ROW WHEN (NEW.iter > 0) EXECUTE FUNCTION refuse_controlled_repeats();
