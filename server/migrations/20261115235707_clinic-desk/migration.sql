DROP INDEX "voucher_option_of";--> statement-breakpoint
ALTER TABLE "closure" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closure" ADD COLUMN "withdrawn_by_id" integer;--> statement-breakpoint
ALTER TABLE "doctor_session" ADD COLUMN "closure_id" integer;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_registration_unique" UNIQUE("registration");--> statement-breakpoint
CREATE INDEX "doctor_session_closure" ON "doctor_session" ("closure_id") WHERE "closure_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_option_once" ON "voucher_option" ("voucher_id",lower("name"));--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_withdrawn_by_id_account_id_fkey" FOREIGN KEY ("withdrawn_by_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "doctor_session" ADD CONSTRAINT "doctor_session_closure_id_closure_id_fkey" FOREIGN KEY ("closure_id") REFERENCES "closure"("id");--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_code_form" CHECK ("code" ~ '^[A-Z0-9][A-Z0-9-]{0,19}$');--> statement-breakpoint
ALTER TABLE "closure" ADD CONSTRAINT "closure_withdrawn_whole" CHECK (("withdrawn_at" is null) = ("withdrawn_by_id" is null));--> statement-breakpoint
ALTER TABLE "doctor_session" ADD CONSTRAINT "doctor_session_closed_by" CHECK ("closure_id" is null or "closed_at" is not null);--> statement-breakpoint
ALTER TABLE "medicine" ADD CONSTRAINT "medicine_strong_is_prescribed" CHECK ("needs_prescription" or "class" in ('bebas', 'bebas-terbatas'));--> statement-breakpoint
ALTER TABLE "medicine" ADD CONSTRAINT "medicine_id_form" CHECK ("id" ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$');--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_id_form" CHECK ("id" ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$');--> statement-breakpoint
ALTER TABLE "voucher_option" ADD CONSTRAINT "voucher_option_value_not_negative" CHECK ("value" >= 0);--> statement-breakpoint
-- Written by hand from here on.
-- Shelves, carts and prescriptions know goods by their code alone: it is one product or one medicine.
CREATE FUNCTION refuse_taken_goods_code() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	taken boolean;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('goods-' || NEW.id));
	IF TG_TABLE_NAME = 'product' THEN
		SELECT EXISTS (SELECT FROM medicine WHERE id = NEW.id) INTO taken;
	ELSE
		SELECT EXISTS (SELECT FROM product WHERE id = NEW.id) INTO taken;
	END IF;
	IF taken THEN
		RAISE EXCEPTION 'code % is taken', NEW.id USING ERRCODE = 'unique_violation', CONSTRAINT = 'goods_code_once';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_code_once" BEFORE INSERT OR UPDATE OF id ON "product"
	FOR EACH ROW EXECUTE FUNCTION refuse_taken_goods_code();--> statement-breakpoint
CREATE TRIGGER "medicine_code_once" BEFORE INSERT OR UPDATE OF id ON "medicine"
	FOR EACH ROW EXECUTE FUNCTION refuse_taken_goods_code();--> statement-breakpoint
-- Sessions that were closed by days off before they were tied to them.
UPDATE doctor_session s SET closure_id = c.id FROM closure c
	WHERE s.closed_at IS NOT NULL AND s.closed_reason = c.reason AND s.day BETWEEN c.first_day AND c.last_day
	AND (c.branch_id IS NULL OR c.branch_id = s.branch_id) AND (c.doctor_id IS NULL OR c.doctor_id = s.doctor_id);
