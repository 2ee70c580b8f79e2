CREATE TABLE "article_change" (
	"only" boolean PRIMARY KEY DEFAULT true,
	"number" integer NOT NULL,
	CONSTRAINT "article_change_only_row" CHECK ("only")
);
--> statement-breakpoint
DROP INDEX "article_newest";--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" ("published_on" DESC,"id");--> statement-breakpoint
CREATE INDEX "article_published" ON "article" ("published_on" DESC,"id") WHERE "active";--> statement-breakpoint
INSERT INTO "article_change" ("number") VALUES (0);--> statement-breakpoint
CREATE FUNCTION note_article_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "article_change" SET "number" = "number" + 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Everything a list shows, filters or sorts by; not the views, which change all the time.
CREATE TRIGGER article_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "active", "published_on", "title", "preview", "category_id", "tags" ON "article"
	FOR EACH STATEMENT EXECUTE FUNCTION note_article_change();
--> statement-breakpoint
CREATE TRIGGER article_category_changed AFTER UPDATE ON "article_category"
	FOR EACH STATEMENT EXECUTE FUNCTION note_article_change();
