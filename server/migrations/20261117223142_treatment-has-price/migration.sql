-- What was sold before for nothing stays as it was: bills are never rewritten.
ALTER TABLE "sale_item" ADD CONSTRAINT "sale_item_treatment_has_price" CHECK ("kind" <> 'treatment' or "list_price" > 0) NOT VALID;
