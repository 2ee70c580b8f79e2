CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role_id" smallint NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"phone" text,
	"phone_verified_at" timestamp with time zone,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_valid" boolean DEFAULT true NOT NULL,
	"branch_id" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_role_known" CHECK ("role_id" in (1, 2, 12, 13, 21, 22, 23)),
	CONSTRAINT "account_phone_form" CHECK ("phone" ~ '^62[0-9]{9,12}$')
);
--> statement-breakpoint
CREATE TABLE "patient" (
	"account_id" integer PRIMARY KEY,
	"sealed_nik" text NOT NULL,
	"birth_date" date NOT NULL,
	"birth_place" text,
	"gender" smallint NOT NULL,
	"employment" text,
	"married" boolean DEFAULT false NOT NULL,
	"guardian_name" text,
	"guardian_phone" text,
	CONSTRAINT "patient_gender_known" CHECK ("gender" in (0, 1)),
	CONSTRAINT "patient_guardian_whole" CHECK (("guardian_name" is null) = ("guardian_phone" is null))
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"title" text NOT NULL,
	"preview" text NOT NULL,
	"markdown" text NOT NULL,
	"category_id" integer NOT NULL,
	"tags" text[] NOT NULL,
	"image" text NOT NULL,
	"image_alt" text NOT NULL,
	"source" jsonb NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"published_on" date NOT NULL,
	"active" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL UNIQUE,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"action" text NOT NULL,
	"object" text,
	"ip" text,
	"request_id" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"ip" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"account_id" integer PRIMARY KEY,
	"number" text NOT NULL UNIQUE,
	"expires_on" date NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "membership_points_not_negative" CHECK ("points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"account_id" integer,
	"code_hash" bytea NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_code_few_tries" CHECK ("tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "phone_ticket" (
	"ticket_hash" bytea PRIMARY KEY,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_key" (
	"key_hash" bytea PRIMARY KEY,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"link" text,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" integer NOT NULL,
	"token_hash" bytea NOT NULL,
	"site" text NOT NULL,
	"state" text NOT NULL,
	"slot" smallint,
	"ip" text NOT NULL,
	"browser_name" text NOT NULL,
	"browser_version" text NOT NULL,
	"os_name" text NOT NULL,
	"os_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "session_active_has_slot" CHECK (("state" = 'active') = ("slot" is not null)),
	CONSTRAINT "session_slot_small" CHECK ("slot" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_unique" ON "account" (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_verified_phone_unique" ON "account" ("phone") WHERE "phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" ("published_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "article_tags" ON "article" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" ("account_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_one_standing" ON "consent" ("account_id","purpose") WHERE "withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_code_target" ON "one_time_code" ("purpose","target","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_dedupe" ON "outbox_message" ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" ("due_at") WHERE "sent_at" is null and "failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_message_recipient" ON "outbox_message" ("recipient","id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_unique" ON "session" ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_slot_unique" ON "session" ("account_id","site","slot") WHERE "state" = 'active' and "ended_at" is null;--> statement-breakpoint
CREATE INDEX "session_open" ON "session" ("account_id","site") WHERE "ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_email_unique" ON "subscription" (lower("email"));--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "article_category"("id");--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "reset_key" ADD CONSTRAINT "reset_key_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");