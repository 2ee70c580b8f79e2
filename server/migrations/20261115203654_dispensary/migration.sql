CREATE TABLE "checkout" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prescription_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"destination" jsonb,
	"shipping_service" text,
	"shipping_type" text,
	"insured" boolean DEFAULT true NOT NULL,
	"payment_method" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"order_id" integer UNIQUE,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_shipping_whole" CHECK (num_nonnulls("shipping_service", "shipping_type") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "checkout_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checkout_id" integer NOT NULL,
	"product_id" text,
	"medicine_id" text,
	"item_id" text GENERATED ALWAYS AS (coalesce(product_id, medicine_id)) STORED NOT NULL,
	"quantity" smallint NOT NULL,
	"usage" text NOT NULL,
	"required" boolean NOT NULL,
	CONSTRAINT "checkout_item_of_one_thing" CHECK (num_nonnulls("product_id", "medicine_id") = 1),
	CONSTRAINT "checkout_item_quantity" CHECK ("quantity" between (case when "required" then 1 else 0 end) and 50)
);
--> statement-breakpoint
CREATE TABLE "medicine" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"form" text NOT NULL,
	"strength" text NOT NULL,
	"unit" text NOT NULL,
	"image" text NOT NULL,
	"price" integer NOT NULL,
	"member_price" integer NOT NULL,
	"weight" integer NOT NULL,
	"class" text NOT NULL,
	"needs_prescription" boolean NOT NULL,
	"usage_code" text NOT NULL,
	"uses_per_unit" smallint,
	"note" text NOT NULL,
	"taxable" boolean NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "medicine_price_in_order" CHECK ("member_price" between 0 and "price"),
	CONSTRAINT "medicine_weight_positive" CHECK ("weight" > 0),
	CONSTRAINT "medicine_uses_positive" CHECK ("uses_per_unit" > 0),
	CONSTRAINT "medicine_class_known" CHECK ("class" in ('bebas', 'bebas-terbatas', 'keras', 'psikotropika', 'narkotika'))
);
--> statement-breakpoint
CREATE TABLE "usage_code" (
	"code" text PRIMARY KEY,
	"short_text" text NOT NULL,
	"detail" text NOT NULL,
	"day_parts" text[] NOT NULL,
	"times_a_week" smallint,
	CONSTRAINT "usage_code_day_parts_known" CHECK ("day_parts" <@ array['pagi', 'siang', 'malam']),
	CONSTRAINT "usage_code_times_positive" CHECK ("times_a_week" > 0)
);
--> statement-breakpoint
CREATE TABLE "prescription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL UNIQUE,
	"patient_id" integer NOT NULL,
	"diagnosis" text NOT NULL,
	"iter" smallint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "prescription_with_iter" UNIQUE("id","iter"),
	CONSTRAINT "prescription_iter_allowed" CHECK ("iter" between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "prescription_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescription_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prescription_id" integer NOT NULL,
	"product_id" text,
	"medicine_id" text,
	"item_id" text GENERATED ALWAYS AS (coalesce(product_id, medicine_id)) STORED NOT NULL,
	"quantity" smallint NOT NULL,
	"usage_code" text NOT NULL,
	"usage_detail" text NOT NULL,
	"must" boolean NOT NULL,
	CONSTRAINT "prescription_item_of_one_thing" CHECK (num_nonnulls("product_id", "medicine_id") = 1),
	CONSTRAINT "prescription_item_quantity" CHECK ("quantity" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "prescription_treatment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescription_treatment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prescription_id" integer NOT NULL,
	"treatment_id" text NOT NULL,
	"branch_id" integer,
	"booked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "prescription_treatment_booked_whole" CHECK (num_nonnulls("branch_id", "booked_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"order_id" integer PRIMARY KEY,
	"prescription_id" integer NOT NULL,
	"iter" smallint NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "redemption_within_iter" CHECK ("number" between 1 and "iter" + 1),
	CONSTRAINT "redemption_state_known" CHECK ("state" in ('reserved', 'used', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "visit_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL UNIQUE,
	"by_account_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_photo_kind_known" CHECK ("kind" in ('before', 'after'))
);
--> statement-breakpoint
CREATE TABLE "courier_district" (
	"district_id" integer,
	"provider" text,
	"external_id" integer NOT NULL,
	CONSTRAINT "courier_district_pkey" PRIMARY KEY("district_id","provider")
);
--> statement-breakpoint
CREATE TABLE "courier_notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"digest" text NOT NULL,
	"body" bytea NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL UNIQUE,
	"provider" text NOT NULL,
	"request_id" text NOT NULL UNIQUE,
	"service" text NOT NULL,
	"type" text NOT NULL,
	"airway_bill" text UNIQUE,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_moving_has_bill" CHECK ("state" in ('requested', 'cancelled') or "airway_bill" is not null)
);
--> statement-breakpoint
CREATE TABLE "shipment_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shipment_id" integer NOT NULL,
	"code" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"branch_id" integer NOT NULL,
	"product_id" text,
	"medicine_id" text,
	"item_id" text GENERATED ALWAYS AS (coalesce(product_id, medicine_id)) STORED NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_of_one_thing" CHECK (num_nonnulls("product_id", "medicine_id") = 1),
	CONSTRAINT "stock_never_oversold" CHECK ("reserved" between 0 and "on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stock_id" integer NOT NULL,
	"batch" text NOT NULL,
	"expires_on" date NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_batch_not_negative" CHECK ("quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stock_id" integer NOT NULL,
	"batch_id" integer,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"reference" text NOT NULL,
	"by_account_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_entry_moves" CHECK ("quantity" <> 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_one_open" ON "checkout" ("prescription_id") WHERE "order_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_item_once" ON "checkout_item" ("checkout_id","item_id");--> statement-breakpoint
CREATE INDEX "medicine_name" ON "medicine" ("name");--> statement-breakpoint
CREATE INDEX "prescription_of_patient" ON "prescription" ("patient_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_item_once" ON "prescription_item" ("prescription_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_treatment_once" ON "prescription_treatment" ("prescription_id","treatment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_number_once" ON "redemption" ("prescription_id","number") WHERE "state" <> 'returned';--> statement-breakpoint
CREATE INDEX "visit_photo_of" ON "visit_photo" ("appointment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "courier_notification_once" ON "courier_notification" ("provider","digest");--> statement-breakpoint
CREATE INDEX "courier_notification_waiting" ON "courier_notification" ("id") WHERE "outcome" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_event_once" ON "shipment_event" ("shipment_id","code","at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_one_row" ON "stock" ("branch_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_batch_once" ON "stock_batch" ("stock_id","batch");--> statement-breakpoint
CREATE INDEX "stock_batch_first_out" ON "stock_batch" ("stock_id","expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_once" ON "stock_entry" ("stock_id","kind","reference",coalesce("batch_id", 0));--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_prescription_id_prescription_id_fkey" FOREIGN KEY ("prescription_id") REFERENCES "prescription"("id");--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_patient_id_account_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "checkout_item" ADD CONSTRAINT "checkout_item_checkout_id_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id");--> statement-breakpoint
ALTER TABLE "checkout_item" ADD CONSTRAINT "checkout_item_product_id_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id");--> statement-breakpoint
ALTER TABLE "checkout_item" ADD CONSTRAINT "checkout_item_medicine_id_medicine_id_fkey" FOREIGN KEY ("medicine_id") REFERENCES "medicine"("id");--> statement-breakpoint
ALTER TABLE "medicine" ADD CONSTRAINT "medicine_usage_code_usage_code_code_fkey" FOREIGN KEY ("usage_code") REFERENCES "usage_code"("code");--> statement-breakpoint
ALTER TABLE "prescription" ADD CONSTRAINT "prescription_appointment_id_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id");--> statement-breakpoint
ALTER TABLE "prescription" ADD CONSTRAINT "prescription_patient_id_account_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "prescription_item" ADD CONSTRAINT "prescription_item_prescription_id_prescription_id_fkey" FOREIGN KEY ("prescription_id") REFERENCES "prescription"("id");--> statement-breakpoint
ALTER TABLE "prescription_item" ADD CONSTRAINT "prescription_item_product_id_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id");--> statement-breakpoint
ALTER TABLE "prescription_item" ADD CONSTRAINT "prescription_item_medicine_id_medicine_id_fkey" FOREIGN KEY ("medicine_id") REFERENCES "medicine"("id");--> statement-breakpoint
ALTER TABLE "prescription_item" ADD CONSTRAINT "prescription_item_usage_code_usage_code_code_fkey" FOREIGN KEY ("usage_code") REFERENCES "usage_code"("code");--> statement-breakpoint
ALTER TABLE "prescription_treatment" ADD CONSTRAINT "prescription_treatment_prescription_id_prescription_id_fkey" FOREIGN KEY ("prescription_id") REFERENCES "prescription"("id");--> statement-breakpoint
ALTER TABLE "prescription_treatment" ADD CONSTRAINT "prescription_treatment_treatment_id_treatment_id_fkey" FOREIGN KEY ("treatment_id") REFERENCES "treatment"("id");--> statement-breakpoint
ALTER TABLE "prescription_treatment" ADD CONSTRAINT "prescription_treatment_branch_id_branch_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branch"("id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_of_prescription" FOREIGN KEY ("prescription_id","iter") REFERENCES "prescription"("id","iter");--> statement-breakpoint
ALTER TABLE "visit_photo" ADD CONSTRAINT "visit_photo_appointment_id_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id");--> statement-breakpoint
ALTER TABLE "visit_photo" ADD CONSTRAINT "visit_photo_file_stored_file_name_fkey" FOREIGN KEY ("file") REFERENCES "stored_file"("name");--> statement-breakpoint
ALTER TABLE "visit_photo" ADD CONSTRAINT "visit_photo_by_account_id_account_id_fkey" FOREIGN KEY ("by_account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "shipment_event" ADD CONSTRAINT "shipment_event_shipment_id_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipment"("id");--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_branch_id_branch_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branch"("id");--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id");--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_medicine_id_medicine_id_fkey" FOREIGN KEY ("medicine_id") REFERENCES "medicine"("id");--> statement-breakpoint
ALTER TABLE "stock_batch" ADD CONSTRAINT "stock_batch_stock_id_stock_id_fkey" FOREIGN KEY ("stock_id") REFERENCES "stock"("id");--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_stock_id_stock_id_fkey" FOREIGN KEY ("stock_id") REFERENCES "stock"("id");--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_batch_id_stock_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "stock_batch"("id");--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_by_account_id_account_id_fkey" FOREIGN KEY ("by_account_id") REFERENCES "account"("id");--> statement-breakpoint
-- What the schema files cannot say: facts stay as they were written, and a shelf holds nothing but its batches.
CREATE TRIGGER "stock_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "shipment_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "shipment_event"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION carry_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE stock SET on_hand = on_hand + NEW.quantity - CASE WHEN TG_OP = 'UPDATE' THEN OLD.quantity ELSE 0 END
		WHERE id = NEW.stock_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_batch_carried" AFTER INSERT OR UPDATE OF quantity ON "stock_batch"
	FOR EACH ROW EXECUTE FUNCTION carry_stock();--> statement-breakpoint
CREATE TRIGGER "stock_batch_stays" BEFORE DELETE OR TRUNCATE OR UPDATE OF stock_id ON "stock_batch"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_direct_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'stock changes by batches only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_opens_empty" BEFORE INSERT ON "stock" FOR EACH ROW
	WHEN (NEW.on_hand <> 0) EXECUTE FUNCTION refuse_direct_stock();--> statement-breakpoint
CREATE TRIGGER "stock_on_hand_by_batches" BEFORE UPDATE ON "stock" FOR EACH ROW
	WHEN (pg_trigger_depth() = 0 AND NEW.on_hand <> OLD.on_hand) EXECUTE FUNCTION refuse_direct_stock();
