-- AlterTable
ALTER TABLE "PublicClock" ADD COLUMN "isLast" BOOLEAN NOT NULL DEFAULT false;

-- Games that are in their last turn when the console is updated.
UPDATE "PublicClock" c SET "isLast" = true
WHERE c.turn = (SELECT max(t.number) FROM "Turn" t WHERE t."gameId" = c."gameId");
