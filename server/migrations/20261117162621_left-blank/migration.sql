-- A price for members that was left blank was kept as none, and members paid nothing.
UPDATE "treatment" SET "member_price" = "price" * 9::bigint / 10 WHERE "price" > 0 AND "member_price" = 0;
