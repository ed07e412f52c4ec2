-- AlterTable
ALTER TABLE "AirSheet" ALTER COLUMN "updatedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Game" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Holder" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "OrderSheet" ALTER COLUMN "updatedAt" SET DEFAULT CURRENT_TIMESTAMP,
ALTER COLUMN "begunAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "ScenarioMap" ALTER COLUMN "savedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "SeatCode" ALTER COLUMN "issuedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "SeatWrite" ALTER COLUMN "at" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "TeamMark" ALTER COLUMN "updatedAt" SET DEFAULT CURRENT_TIMESTAMP;

-- When a sheet was last changed is the database's to say, as every time is.
CREATE FUNCTION opcom_stamp_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updatedAt" := now();
  RETURN NEW;
END $$;
CREATE TRIGGER "OrderSheet_stamp" BEFORE UPDATE ON "OrderSheet" FOR EACH ROW EXECUTE FUNCTION opcom_stamp_update();
CREATE TRIGGER "AirSheet_stamp" BEFORE UPDATE ON "AirSheet" FOR EACH ROW EXECUTE FUNCTION opcom_stamp_update();
