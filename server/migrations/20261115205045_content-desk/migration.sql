CREATE TABLE "content_draft" (
	"key" text PRIMARY KEY,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" text,
	"base_version" integer NOT NULL,
	"title" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_key_form" CHECK ("key" ~ '^[0-9a-f-]{1,36}$'),
	CONSTRAINT "content_draft_kind_known" CHECK ("kind" in ('article', 'banner', 'treatment', 'catalogue'))
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"kind" text,
	"target_id" text,
	"version" integer,
	"account_id" integer,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_version_pkey" PRIMARY KEY("kind","target_id","version"),
	CONSTRAINT "content_version_kind_known" CHECK ("kind" in ('article', 'banner', 'treatment', 'catalogue'))
);
--> statement-breakpoint
CREATE TABLE "content_picture" (
	"kind" text,
	"target_id" text,
	"name" text,
	CONSTRAINT "content_picture_pkey" PRIMARY KEY("kind","target_id","name")
);
--> statement-breakpoint
CREATE TABLE "media_note" (
	"name" text PRIMARY KEY,
	"alt" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "uploads" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "uploads" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "treatment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "treatment" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "content_draft_one_each" ON "content_draft" ("account_id","kind","target_id") WHERE "target_id" is not null;--> statement-breakpoint
CREATE INDEX "content_draft_account" ON "content_draft" ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "content_version_at" ON "content_version" ("at");--> statement-breakpoint
CREATE INDEX "content_picture_name" ON "content_picture" ("name");--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "media_note" ADD CONSTRAINT "media_note_name_stored_file_name_fkey" FOREIGN KEY ("name") REFERENCES "stored_file"("name") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_draft_hidden" CHECK (not ("draft" and "active"));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_trash_hidden" CHECK ("deleted_at" is null or not "active");--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_title_fits" CHECK (char_length("title") between 1 and 300);--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_preview_fits" CHECK (char_length("preview") <= 300);--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_markdown_fits" CHECK (octet_length("markdown") <= 1048576);--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_trash_hidden" CHECK ("deleted_at" is null or not "active");--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_markdown_fits" CHECK (octet_length("markdown") <= 1048576);--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_trash_hidden" CHECK ("deleted_at" is null or not "active");--> statement-breakpoint
ALTER TABLE "treatment" ADD CONSTRAINT "treatment_trash_hidden" CHECK ("deleted_at" is null or not "active");--> statement-breakpoint
ALTER TABLE "treatment" ADD CONSTRAINT "treatment_markdown_fits" CHECK (octet_length("markdown") <= 1048576);--> statement-breakpoint
-- Written by hand from here on.
UPDATE "banner" SET "slide_order" = "place"."number"
	FROM (SELECT "id", row_number() OVER (ORDER BY "slide_order", "id") AS "number" FROM "banner") AS "place"
	WHERE "place"."id" = "banner"."id";--> statement-breakpoint
-- Among those not in the trash only; looked at when the transaction ends, because a move shifts the others one by one.
ALTER TABLE "banner" DROP CONSTRAINT "banner_slide_once";--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_slide_once" EXCLUDE USING btree ("slide_order" WITH =)
	WHERE ("deleted_at" IS NULL) DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- Somebody must be able to let others in.
CREATE FUNCTION keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Two who dismiss each other at once come one after the other, and the second sees what the first did.
	PERFORM pg_advisory_xact_lock(hashtext('account_last_administrator'));
	IF NOT EXISTS (SELECT 1 FROM "account" WHERE "role_id" = 1 AND "active") THEN
		RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'account_last_administrator';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER account_last_administrator
	AFTER UPDATE OF "role_id", "active" ON "account"
	FOR EACH ROW WHEN (OLD."role_id" = 1 AND OLD."active" AND NOT (NEW."role_id" = 1 AND NEW."active"))
	EXECUTE FUNCTION keep_an_administrator();--> statement-breakpoint
INSERT INTO "content_picture" ("kind", "target_id", "name")
	SELECT 'article', "id", unnest(regexp_matches("markdown", '/img/([0-9a-f]{32}[.]webp)', 'g')) FROM "article"
	UNION SELECT 'article', "id", "image" FROM "article"
	UNION SELECT 'banner', "id", unnest(regexp_matches("markdown", '/img/([0-9a-f]{32}[.]webp)', 'g')) FROM "banner"
	UNION SELECT 'banner', "id", "image" FROM "banner"
	UNION SELECT 'treatment', "id", unnest(regexp_matches("markdown", '/img/([0-9a-f]{32}[.]webp)', 'g')) FROM "treatment"
	UNION SELECT 'treatment', "id", "image" FROM "treatment"
	UNION SELECT 'treatment', "id", "banner" FROM "treatment"
	UNION SELECT 'catalogue', "id", "thumbnail" FROM "catalogue";
