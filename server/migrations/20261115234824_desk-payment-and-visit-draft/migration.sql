CREATE TABLE "desk_payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL UNIQUE,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"change" bigint NOT NULL,
	"name" text,
	"last_four" text,
	"by_account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_payment_type_known" CHECK ("type" in ('cash', 'debit', 'kredit', 'transfer')),
	CONSTRAINT "desk_payment_amount_positive" CHECK ("amount" > 0),
	CONSTRAINT "desk_payment_change_is_what_is_left" CHECK ("change" = "paid" - "amount"),
	CONSTRAINT "desk_payment_change_of_cash" CHECK ("change" = 0 or ("change" > 0 and "type" = 'cash')),
	CONSTRAINT "desk_payment_card_named" CHECK (("name" is not null) = ("type" in ('debit', 'kredit'))),
	CONSTRAINT "desk_payment_card_digits" CHECK (("last_four" is not null) = ("type" in ('debit', 'kredit')) and "last_four" ~ '^[0-9]{4}$' is not false)
);
--> statement-breakpoint
CREATE TABLE "visit_draft" (
	"appointment_id" integer PRIMARY KEY,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "desk_payment" ADD CONSTRAINT "desk_payment_by_account_id_account_id_fkey" FOREIGN KEY ("by_account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "visit_draft" ADD CONSTRAINT "visit_draft_appointment_id_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id");--> statement-breakpoint
-- What the schema files cannot say: money taken at a desk stays as it was written, and a draft ends with its visit.
CREATE TRIGGER "desk_payment_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_payment"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION end_visit_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM visit_draft WHERE appointment_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointment_ends_draft" AFTER UPDATE ON "appointment" FOR EACH ROW
	WHEN (OLD.status = 1 AND NEW.status <> 1) EXECUTE FUNCTION end_visit_draft();
