-- A row of a sheet is called by its team as it likes, whatever rows other teams have.
ALTER TABLE "OrderLine" ADD COLUMN "writtenAs" TEXT;
UPDATE "OrderLine" SET "writtenAs" = id;
ALTER TABLE "OrderLine" ALTER COLUMN "writtenAs" SET NOT NULL;
DROP INDEX "OrderLine_sheetId_idx";
CREATE UNIQUE INDEX "OrderLine_sheetId_writtenAs_key" ON "OrderLine"("sheetId", "writtenAs");

ALTER TABLE "AirLine" ADD COLUMN "writtenAs" TEXT;
UPDATE "AirLine" SET "writtenAs" = id;
ALTER TABLE "AirLine" ALTER COLUMN "writtenAs" SET NOT NULL;
DROP INDEX "AirLine_sheetId_idx";
CREATE UNIQUE INDEX "AirLine_sheetId_writtenAs_key" ON "AirLine"("sheetId", "writtenAs");

-- And so is a mark on its map.
ALTER TABLE "TeamMark" DROP CONSTRAINT "TeamMark_pkey", ADD CONSTRAINT "TeamMark_pkey" PRIMARY KEY ("teamId", "id");

-- What its team knows of a counter as to a break through is issued with it. Where the truth has no such unit any more, the counter is lost.
ALTER TABLE "IssuedCounter" ADD COLUMN "leads" BOOLEAN, ADD COLUMN "keepsUp" BOOLEAN;
UPDATE "IssuedCounter" c SET
  "leads" = (u.arm = 'armour' OR 'tanks' = ANY(u.flags)) AND NOT 'outOfRole' = ANY(u.flags),
  "keepsUp" = u.mover IN ('mech', 'tank', 'recce')
  FROM "Unit" u WHERE u."gameId" = c."gameId" AND u."counterId" = c.id;
UPDATE "IssuedCounter" SET "leads" = false, "keepsUp" = false WHERE "leads" IS NULL;
ALTER TABLE "IssuedCounter" ALTER COLUMN "leads" SET NOT NULL, ALTER COLUMN "keepsUp" SET NOT NULL;
