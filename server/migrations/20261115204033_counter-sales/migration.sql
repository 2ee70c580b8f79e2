CREATE TABLE "sale" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice" text NOT NULL UNIQUE,
	"branch_id" integer NOT NULL,
	"patient_id" integer,
	"buyer_name" text,
	"prescription" jsonb,
	"total" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"change" bigint NOT NULL,
	"down_payment" boolean DEFAULT false NOT NULL,
	"dp_sale_id" integer,
	"created_by_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by_id" integer,
	"void_reason" text,
	CONSTRAINT "sale_invoice_form" CHECK ("invoice" ~ '^INV[0-9]{12}$'),
	CONSTRAINT "sale_money_not_negative" CHECK (least("total", "paid", "change") >= 0),
	CONSTRAINT "sale_paid_enough" CHECK (case when "down_payment" then "paid" > 0 and "paid" < "total"
        else "paid" >= "total" end),
	CONSTRAINT "sale_change_is_what_is_left" CHECK ("change" = greatest(0, "paid" - "total")),
	CONSTRAINT "sale_down_payment_is_first" CHECK (not ("down_payment" and "dp_sale_id" is not null)),
	CONSTRAINT "sale_one_buyer" CHECK ("patient_id" is null or "buyer_name" is null),
	CONSTRAINT "sale_void_whole" CHECK (("voided_at" is null) = ("voided_by_id" is null)
        and ("voided_at" is null) = ("void_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "sale_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"quantity" smallint NOT NULL,
	"list_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"taxable" boolean NOT NULL,
	CONSTRAINT "sale_item_kind_known" CHECK ("kind" in ('product', 'treatment', 'medicine', 'fee')),
	CONSTRAINT "sale_item_quantity" CHECK ("quantity" between 1 and 50),
	CONSTRAINT "sale_item_price_in_order" CHECK ("price" between 0 and "list_price")
);
--> statement-breakpoint
CREATE TABLE "sale_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"type" text NOT NULL,
	"value" bigint NOT NULL,
	"name" text,
	"last_four" text,
	CONSTRAINT "sale_payment_type_known" CHECK ("type" in ('cash', 'debit', 'kredit', 'transfer', 'voucher', 'dp', 'merchant')),
	CONSTRAINT "sale_payment_positive" CHECK ("value" > 0),
	CONSTRAINT "sale_payment_named" CHECK (("name" is not null) = ("type" in ('debit', 'kredit', 'merchant'))),
	CONSTRAINT "sale_payment_card_digits" CHECK (("last_four" is not null) = ("type" in ('debit', 'kredit')) and "last_four" ~ '^[0-9]{4}$' is not false)
);
--> statement-breakpoint
CREATE INDEX "sale_of_patient" ON "sale" ("patient_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sale_at_branch" ON "sale" ("branch_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sale_dp_once" ON "sale" ("dp_sale_id") WHERE "voided_at" is null;--> statement-breakpoint
CREATE INDEX "sale_item_of_sale" ON "sale_item" ("sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_payment_one_of_a_kind" ON "sale_payment" ("sale_id","type");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_branch_id_branch_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branch"("id");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_patient_id_account_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_dp_sale_id_sale_id_fkey" FOREIGN KEY ("dp_sale_id") REFERENCES "sale"("id");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_created_by_id_account_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_voided_by_id_account_id_fkey" FOREIGN KEY ("voided_by_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "sale_item" ADD CONSTRAINT "sale_item_sale_id_sale_id_fkey" FOREIGN KEY ("sale_id") REFERENCES "sale"("id");--> statement-breakpoint
ALTER TABLE "sale_payment" ADD CONSTRAINT "sale_payment_sale_id_sale_id_fkey" FOREIGN KEY ("sale_id") REFERENCES "sale"("id");--> statement-breakpoint
-- What the schema files cannot say: a sale stays as it was written but for its end, and its sums are those of its parts.
CREATE TRIGGER "sale_item_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "sale_item"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "sale_payment_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "sale_payment"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "sale_is_kept" BEFORE DELETE OR TRUNCATE ON "sale"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_sale_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.voided_at IS NOT NULL OR NEW.voided_at IS NULL
		OR to_jsonb(NEW) - ARRAY['voided_at', 'voided_by_id', 'void_reason']
			<> to_jsonb(OLD) - ARRAY['voided_at', 'voided_by_id', 'void_reason'] THEN
		RAISE EXCEPTION 'a sale can only be made void, and that once' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sale_void_once" BEFORE UPDATE ON "sale" FOR EACH ROW EXECUTE FUNCTION refuse_sale_change();--> statement-breakpoint
CREATE FUNCTION check_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sold sale;
	goods bigint;
	money bigint;
	cash bigint;
	dp bigint;
BEGIN
	SELECT * INTO sold FROM sale WHERE id = (CASE TG_TABLE_NAME WHEN 'sale' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'sale_id' END)::int;
	SELECT sum(price * quantity) INTO goods FROM sale_item WHERE sale_id = sold.id;
	SELECT coalesce(sum(value), 0), coalesce(sum(value) FILTER (WHERE type = 'cash'), 0),
		sum(value) FILTER (WHERE type = 'dp')
		INTO money, cash, dp FROM sale_payment WHERE sale_id = sold.id;
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
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sale_adds_up" AFTER INSERT ON "sale" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION check_sale();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sale_item_adds_up" AFTER INSERT ON "sale_item" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION check_sale();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sale_payment_adds_up" AFTER INSERT ON "sale_payment" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION check_sale();
