-- Written by hand: the index below needs it, and whoever owns a database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "article_words" ON "article" USING gin ("title" gin_trgm_ops,"preview" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_offers_fit" CHECK (not jsonb_path_exists("groups", '$[*].data[*] ? (@.discountPrice > @.realPrice || @.discountPrice < 0)'));--> statement-breakpoint
-- Written by hand from here on: drafts and the trash are in the dashboard's list, so its counts have to hear of them.
DROP TRIGGER article_changed ON "article";--> statement-breakpoint
CREATE TRIGGER article_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "active", "draft", "deleted_at", "published_on", "title", "preview", "category_id", "tags" ON "article"
	FOR EACH STATEMENT EXECUTE FUNCTION note_article_change();
