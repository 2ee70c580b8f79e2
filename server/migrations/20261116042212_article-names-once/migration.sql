CREATE UNIQUE INDEX "article_category_once" ON "article_category" (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "article_tag_once" ON "article_tag" (lower("name"));