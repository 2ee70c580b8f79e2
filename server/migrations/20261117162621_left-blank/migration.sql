-- A price for members that was left blank was kept as none, and members paid nothing.
UPDATE "treatment" SET "member_price" = "price" * 9::bigint / 10 WHERE "price" > 0 AND "member_price" = 0;
--> statement-breakpoint
-- Nor does one that was put in a cart before it became a narcotic or psychotropic get into an order.
CREATE FUNCTION refuse_controlled_order_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM medicine WHERE id = NEW.item_id AND class IN ('narkotika', 'psikotropika')) THEN
		RAISE EXCEPTION 'controlled goods are not ordered' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'order_item_not_controlled';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_item_not_controlled" BEFORE INSERT OR UPDATE OF item_id ON "order_item"
	FOR EACH ROW EXECUTE FUNCTION refuse_controlled_order_items();
--> statement-breakpoint
-- What was left blank was kept as a copy of the name, which stood when the name was corrected.
UPDATE "treatment" SET
	"banner" = CASE WHEN "banner" = "image" THEN '' ELSE "banner" END,
	"meta_title" = CASE WHEN "meta_title" = "name" THEN '' ELSE "meta_title" END,
	"meta_description" = CASE WHEN "meta_description" = "short_description" THEN '' ELSE "meta_description" END;--> statement-breakpoint
UPDATE "article" SET
	"image_alt" = CASE WHEN "image_alt" = "title" THEN '' ELSE "image_alt" END,
	"meta_title" = CASE WHEN "meta_title" = "title" THEN '' ELSE "meta_title" END,
	"meta_description" = CASE WHEN "meta_description" = "preview" THEN '' ELSE "meta_description" END;--> statement-breakpoint
UPDATE "banner" SET
	"meta_title" = CASE WHEN "meta_title" = left("title", 60) THEN '' ELSE "meta_title" END,
	"meta_description" = CASE WHEN "meta_description" = left("sub_title", 160) THEN '' ELSE "meta_description" END;
