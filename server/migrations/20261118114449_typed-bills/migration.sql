ALTER TABLE "shipment" DROP CONSTRAINT "shipment_airway_bill_key";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "bill_typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Where two orders have the same bill already, only the first that left has it by right; the others keep it until
-- somebody corrects it.
UPDATE "order" SET "bill_typed" = true FROM (
	SELECT DISTINCT ON (o.shipping ->> 'service', upper(o.airway_bill)) o.id
	FROM "order" o
	WHERE o.airway_bill IS NOT NULL AND (
		SELECT e.by_account_id FROM order_event e WHERE e.order_id = o.id AND e.order_status = 'SHIPPED'
		ORDER BY e.id LIMIT 1
	) IS NOT NULL
	ORDER BY o.shipping ->> 'service', upper(o.airway_bill), o.shipped_at, o.id
) first WHERE "order".id = first.id;--> statement-breakpoint
CREATE UNIQUE INDEX "order_typed_bill" ON "order" (("shipping" ->> 'service'),upper("airway_bill")) WHERE "bill_typed";--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_bill" ON "shipment" ("service","airway_bill");--> statement-breakpoint
CREATE INDEX "shipment_by_bill" ON "shipment" ("service",upper("airway_bill"));