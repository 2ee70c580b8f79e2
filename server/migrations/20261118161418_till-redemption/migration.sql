ALTER TABLE "redemption" ADD COLUMN "id" integer GENERATED ALWAYS AS IDENTITY (sequence name "redemption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "redemption" ADD COLUMN "sale_id" integer;--> statement-breakpoint
ALTER TABLE "redemption" DROP CONSTRAINT "redemption_pkey";--> statement-breakpoint
ALTER TABLE "redemption" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "redemption" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_order_id_key" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_sale_id_key" UNIQUE("sale_id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_sale_id_sale_id_fkey" FOREIGN KEY ("sale_id") REFERENCES "sale"("id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_by_one" CHECK (num_nonnulls("order_id", "sale_id") = 1);--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_sold_is_used" CHECK ("sale_id" is null or "state" <> 'reserved');--> statement-breakpoint
-- What the schema files cannot say. A sale redeems a prescription of its own buyer, paid in full, and as long as it stands:
-- whichever of the two is changed, they agree when the transaction ends.
CREATE FUNCTION check_sold_redemption() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sold integer;
BEGIN
	IF TG_TABLE_NAME = 'sale' THEN sold := NEW.id; ELSE sold := NEW.sale_id; END IF;
	IF EXISTS (
		SELECT FROM redemption r JOIN sale s ON s.id = r.sale_id JOIN prescription p ON p.id = r.prescription_id
		WHERE s.id = sold
			AND (s.patient_id IS DISTINCT FROM p.patient_id OR s.down_payment OR (s.voided_at IS NULL) <> (r.state = 'used'))
	) THEN
		RAISE EXCEPTION 'sale % and what it redeems do not agree', sold
			USING ERRCODE = 'check_violation', CONSTRAINT = 'redemption_fits_sale';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "redemption_fits_sale" AFTER INSERT OR UPDATE ON "redemption" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.sale_id IS NOT NULL) EXECUTE FUNCTION check_sold_redemption();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sale_fits_redemption" AFTER UPDATE ON "sale" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION check_sold_redemption();
