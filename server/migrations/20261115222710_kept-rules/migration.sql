ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_keeps_a_way" CHECK ("category" not in (2, 3) or "mail" or "whatsapp");--> statement-breakpoint
-- The table files would import each other: a portrait is a picture that is there, or none.
UPDATE "patient" SET "photo" = NULL WHERE "photo" NOT IN (SELECT "name" FROM "stored_file");--> statement-breakpoint
ALTER TABLE "patient" ADD CONSTRAINT "patient_photo_is_stored" FOREIGN KEY ("photo") REFERENCES "stored_file"("name") ON DELETE SET NULL;
