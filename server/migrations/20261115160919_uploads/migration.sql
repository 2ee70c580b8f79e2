CREATE TABLE "stored_file" (
	"name" text PRIMARY KEY,
	"owner_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_file_name_form" CHECK ("name" ~ '^[0-9a-f]{32}[.]webp$'),
	CONSTRAINT "stored_file_size_allowed" CHECK ("width" between 1 and 2048 and "height" between 1 and 2048 and "bytes" > 0),
	CONSTRAINT "stored_file_type_known" CHECK ("content_type" = 'image/webp')
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"name" text PRIMARY KEY,
	"account_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"length" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"last_index" integer,
	"last_hash" bytea,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_name_form" CHECK ("name" ~ '^[0-9a-f]{32}[.]webp$'),
	CONSTRAINT "upload_length_allowed" CHECK ("length" between 1 and 5242880),
	CONSTRAINT "upload_within_length" CHECK ("received" between 0 and "length"),
	CONSTRAINT "upload_ends_whole" CHECK ("state" = 'open' or "received" = "length"),
	CONSTRAINT "upload_state_known" CHECK ("state" in ('open', 'finished', 'failed')),
	CONSTRAINT "upload_last_chunk_whole" CHECK (("last_index" is null) = ("last_hash" is null))
);
--> statement-breakpoint
CREATE INDEX "stored_file_owner" ON "stored_file" ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" ("created_at");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_account_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id");--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_account_id_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id");