ALTER TABLE "sale_item" ADD COLUMN "prescription_item_id" integer;--> statement-breakpoint
CREATE INDEX "sale_item_of_prescription" ON "sale_item" ("prescription_item_id") WHERE "prescription_item_id" is not null;--> statement-breakpoint
ALTER TABLE "sale_item" ADD CONSTRAINT "sale_item_prescription_item_id_prescription_item_id_fkey" FOREIGN KEY ("prescription_item_id") REFERENCES "prescription_item"("id");--> statement-breakpoint
ALTER TABLE "sale_item" ADD CONSTRAINT "sale_item_prescribed_is_medicine" CHECK ("prescription_item_id" is null or "kind" = 'medicine');--> statement-breakpoint
-- What the schema files cannot say. Narcotics and psychotropics leave only for a doctor's line, to the patient it was
-- written for, when they are paid in full, and in all sales that stand never more than the doctor wrote: who counts
-- holds the line until she commits.
CREATE FUNCTION check_hand_over() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written prescription_item;
	handed bigint;
BEGIN
	IF NEW.prescription_item_id IS NULL THEN
		IF EXISTS (SELECT FROM medicine WHERE id = NEW.item_id AND class IN ('narkotika', 'psikotropika')) THEN
			RAISE EXCEPTION 'sale item % is not prescribed', NEW.id
				USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_item_controlled_is_prescribed';
		END IF;
		RETURN NULL;
	END IF;
	SELECT * INTO written FROM prescription_item WHERE id = NEW.prescription_item_id FOR NO KEY UPDATE;
	IF written.medicine_id IS DISTINCT FROM NEW.item_id OR NOT EXISTS (
		SELECT FROM sale s JOIN prescription p ON p.patient_id = s.patient_id
		WHERE s.id = NEW.sale_id AND p.id = written.prescription_id AND NOT s.down_payment
	) THEN
		RAISE EXCEPTION 'sale item % is not what the doctor prescribed to her', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_item_prescribed_to_her';
	END IF;
	SELECT sum(i.quantity) INTO handed FROM sale_item i JOIN sale s ON s.id = i.sale_id
		WHERE i.prescription_item_id = written.id AND s.voided_at IS NULL;
	IF handed > written.quantity THEN
		RAISE EXCEPTION 'sale item % is more than the doctor prescribed', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_item_within_prescription';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sale_item_hand_over" AFTER INSERT ON "sale_item"
	FOR EACH ROW WHEN (NEW.kind = 'medicine') EXECUTE FUNCTION check_hand_over();
