-- Narcotics and psychotropics are handed over at the clinic: no cart holds them, whatever the code says.
CREATE FUNCTION refuse_controlled_goods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM medicine WHERE id = NEW.medicine_id AND class IN ('narkotika', 'psikotropika')) THEN
		RAISE EXCEPTION 'controlled goods are not sold by cart' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'checkout_item_not_controlled';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "checkout_item_not_controlled" BEFORE INSERT OR UPDATE OF medicine_id ON "checkout_item"
	FOR EACH ROW WHEN (NEW.medicine_id IS NOT NULL) EXECUTE FUNCTION refuse_controlled_goods();
