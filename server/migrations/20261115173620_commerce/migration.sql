CREATE SEQUENCE "public"."invoice_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 1 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "appointment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_id" text NOT NULL UNIQUE,
	"patient_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"queue_number" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"note" text NOT NULL,
	"order_id" integer UNIQUE,
	"cancel_reason" text,
	"checked_in_at" timestamp with time zone,
	"moved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_status_known" CHECK ("status" in (0, 1, 2)),
	CONSTRAINT "appointment_queue_positive" CHECK ("queue_number" >= 1),
	CONSTRAINT "appointment_end_has_moment" CHECK (("status" = 1) = ("ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "appointment_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"by_account_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "appointment_photo_at_most_five" CHECK ("position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"account_id" integer,
	"key" text,
	"call" text NOT NULL,
	"body_hash" bytea NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_pkey" PRIMARY KEY("account_id","key"),
	CONSTRAINT "idempotency_key_answered_whole" CHECK (("status" is null) = ("answer" is null))
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice" text NOT NULL UNIQUE,
	"patient_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"type" text NOT NULL,
	"order_status" text NOT NULL,
	"payment_status" text NOT NULL,
	"goods_total" bigint NOT NULL,
	"shipping_amount" bigint NOT NULL,
	"insurance_fee" bigint NOT NULL,
	"service_fee" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"payment_method" text NOT NULL,
	"recipient" jsonb,
	"shipping" jsonb,
	"airway_bill" text,
	"pickup_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_invoice_form" CHECK ("invoice" ~ '^INV[0-9]{12}$'),
	CONSTRAINT "order_money_adds_up" CHECK ("grand_total" = "goods_total" + "shipping_amount" + "insurance_fee" + "service_fee"),
	CONSTRAINT "order_money_not_negative" CHECK (least("goods_total", "shipping_amount", "insurance_fee", "service_fee") >= 0),
	CONSTRAINT "order_states_fit" CHECK (case "order_status"
        when 'WAITING_PAYMENT' then "payment_status" = 'PENDING'
        when 'CANCEL' then "payment_status" <> 'PENDING'
        else "payment_status" = 'PAID' end),
	CONSTRAINT "order_paid_has_moment" CHECK ("payment_status" <> 'PAID' or "paid_at" is not null),
	CONSTRAINT "order_shipped_has_bill" CHECK ("order_status" <> 'SHIPPED' or "airway_bill" is not null),
	CONSTRAINT "order_pickup_has_code" CHECK ("order_status" <> 'SELF_PICKUP' or "pickup_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"order_status" text NOT NULL,
	"payment_status" text NOT NULL,
	"note" text NOT NULL,
	"by_account_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"quantity" smallint NOT NULL,
	"list_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"usage" text DEFAULT '' NOT NULL,
	"taxable" boolean NOT NULL,
	CONSTRAINT "order_item_quantity" CHECK ("quantity" between 1 and 50),
	CONSTRAINT "order_item_price_in_order" CHECK ("price" between 0 and "list_price")
);
--> statement-breakpoint
CREATE TABLE "money_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_entry_amount_positive" CHECK ("amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"channel" text NOT NULL,
	"request_id" text NOT NULL UNIQUE,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"account_number" text,
	"instructions_url" text,
	"hosted_page_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_amount_positive" CHECK ("amount" > 0),
	CONSTRAINT "payment_open_is_payable" CHECK ("state" <> 'OPEN' or num_nonnulls("account_number", "hosted_page_url") >= 1)
);
--> statement-breakpoint
CREATE TABLE "payment_notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"request_id" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" bytea NOT NULL,
	"invoice" text,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"bank" text,
	"sealed_account_number" text,
	"account_name" text,
	"staff_note" text,
	"opened_by_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"transferred_at" timestamp with time zone,
	CONSTRAINT "refund_case_amount_positive" CHECK ("amount" > 0),
	CONSTRAINT "refund_case_bank_whole" CHECK (num_nonnulls("bank", "sealed_account_number", "account_name") in (0, 3)),
	CONSTRAINT "refund_case_transfer_has_moment" CHECK (("state" = 'DITRANSFER') = ("transferred_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"message" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entry_moves" CHECK ("amount" <> 0),
	CONSTRAINT "point_entry_direction" CHECK (case when "kind" in ('opening', 'earn', 'cancel') then "amount" > 0
        when "kind" in ('redeem', 'expire') then "amount" < 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "member_voucher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"option_id" integer,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"code" text NOT NULL UNIQUE,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_branch_id" integer,
	"cancelled_at" timestamp with time zone,
	"birthday_year" integer,
	CONSTRAINT "member_voucher_one_end" CHECK ("used_at" is null or "cancelled_at" is null),
	CONSTRAINT "member_voucher_kind_whole" CHECK (("kind" = 'birthday') = ("birthday_year" is not null)),
	CONSTRAINT "member_voucher_points" CHECK (("kind" = 'points') = ("points" > 0) and "points" >= 0),
	CONSTRAINT "member_voucher_used_where" CHECK (("used_at" is null) = ("used_branch_id" is null))
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL UNIQUE,
	"image" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"terms" text[] NOT NULL,
	"usage_steps" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "voucher_days_in_order" CHECK ("ends_on" >= "starts_on")
);
--> statement-breakpoint
CREATE TABLE "voucher_option" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "voucher_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voucher_id" text NOT NULL,
	"name" text NOT NULL,
	"treatment_slug" text,
	"points" integer NOT NULL,
	"value" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "voucher_option_points_positive" CHECK ("points" > 0)
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_one_ongoing" ON "appointment" ("patient_id") WHERE "status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_seat_once" ON "appointment" ("session_id","queue_number") WHERE "status" <> 0;--> statement-breakpoint
CREATE INDEX "appointment_of_patient" ON "appointment" ("patient_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointment_of_session" ON "appointment" ("session_id");--> statement-breakpoint
CREATE INDEX "appointment_event_of" ON "appointment_event" ("appointment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_photo_place" ON "appointment_photo" ("appointment_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_photo_file" ON "appointment_photo" ("file");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" ("created_at");--> statement-breakpoint
CREATE INDEX "order_of_patient" ON "order" ("patient_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_unpaid" ON "order" ("expires_at") WHERE "order_status" = 'WAITING_PAYMENT';--> statement-breakpoint
CREATE INDEX "order_at_branch" ON "order" ("branch_id","order_status","id");--> statement-breakpoint
CREATE INDEX "order_event_of_order" ON "order_event" ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_item_of_order" ON "order_item" ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_entry_once" ON "money_entry" ("order_id","kind","reference");--> statement-breakpoint
CREATE INDEX "money_entry_at" ON "money_entry" ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" ("order_id") WHERE "state" in ('NEW', 'OPEN');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_account_number" ON "payment" ("provider","account_number");--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" ("order_id");--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" ("expires_at") WHERE "state" in ('NEW', 'OPEN');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notification_once" ON "payment_notification" ("provider","request_id");--> statement-breakpoint
CREATE INDEX "payment_notification_waiting" ON "payment_notification" ("id") WHERE "outcome" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_notification_invoice" ON "payment_notification" ("invoice");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_case_one_standing" ON "refund_case" ("order_id") WHERE "state" <> 'DITOLAK';--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_once" ON "point_entry" ("account_id","kind","reference");--> statement-breakpoint
CREATE INDEX "point_entry_newest" ON "point_entry" ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_voucher_of" ON "member_voucher" ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "member_voucher_one_birthday" ON "member_voucher" ("account_id","birthday_year");--> statement-breakpoint
CREATE INDEX "voucher_option_of" ON "voucher_option" ("voucher_id");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_patient_id_account_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_session_id_doctor_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "doctor_session"("id");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "appointment_event" ADD CONSTRAINT "appointment_event_appointment_id_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id");--> statement-breakpoint
ALTER TABLE "appointment_event" ADD CONSTRAINT "appointment_event_by_account_id_account_id_fkey" FOREIGN KEY ("by_account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "appointment_photo" ADD CONSTRAINT "appointment_photo_appointment_id_appointment_id_fkey" FOREIGN KEY ("appointment_id") REFERENCES "appointment"("id");--> statement-breakpoint
ALTER TABLE "appointment_photo" ADD CONSTRAINT "appointment_photo_file_stored_file_name_fkey" FOREIGN KEY ("file") REFERENCES "stored_file"("name");--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_patient_id_account_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_branch_id_branch_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branch"("id");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_by_account_id_account_id_fkey" FOREIGN KEY ("by_account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "money_entry" ADD CONSTRAINT "money_entry_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "refund_case" ADD CONSTRAINT "refund_case_order_id_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id");--> statement-breakpoint
ALTER TABLE "refund_case" ADD CONSTRAINT "refund_case_opened_by_id_account_id_fkey" FOREIGN KEY ("opened_by_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_account_id_membership_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "membership"("account_id");--> statement-breakpoint
ALTER TABLE "member_voucher" ADD CONSTRAINT "member_voucher_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "member_voucher" ADD CONSTRAINT "member_voucher_option_id_voucher_option_id_fkey" FOREIGN KEY ("option_id") REFERENCES "voucher_option"("id");--> statement-breakpoint
ALTER TABLE "member_voucher" ADD CONSTRAINT "member_voucher_used_branch_id_branch_id_fkey" FOREIGN KEY ("used_branch_id") REFERENCES "branch"("id");--> statement-breakpoint
ALTER TABLE "voucher_option" ADD CONSTRAINT "voucher_option_voucher_id_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "voucher"("id");--> statement-breakpoint
-- What the schema files cannot say: facts stay as they were written, and a balance is never anything but its sum.
CREATE TRIGGER "order_event_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_event"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "money_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "point_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION carry_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE membership SET points = points + NEW.amount, entries = entries + 1 WHERE account_id = NEW.account_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "point_entry_carried" AFTER INSERT ON "point_entry" FOR EACH ROW EXECUTE FUNCTION carry_points();--> statement-breakpoint
CREATE TABLE "opening_points" AS SELECT account_id, points FROM membership WHERE points > 0;--> statement-breakpoint
UPDATE membership SET points = 0;--> statement-breakpoint
INSERT INTO point_entry (account_id, kind, amount, message, reference, created_at)
	SELECT account_id, 'opening', points, 'Saldo awal', 'opening', now() FROM opening_points;--> statement-breakpoint
DROP TABLE "opening_points";--> statement-breakpoint
CREATE FUNCTION refuse_direct_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'points change by entries only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "membership_opens_empty" BEFORE INSERT ON "membership" FOR EACH ROW
	WHEN (NEW.points <> 0 OR NEW.entries <> 0) EXECUTE FUNCTION refuse_direct_points();--> statement-breakpoint
CREATE TRIGGER "membership_points_by_entries" BEFORE UPDATE ON "membership" FOR EACH ROW
	WHEN (pg_trigger_depth() = 0 AND (NEW.points <> OLD.points OR NEW.entries <> OLD.entries))
	EXECUTE FUNCTION refuse_direct_points();
