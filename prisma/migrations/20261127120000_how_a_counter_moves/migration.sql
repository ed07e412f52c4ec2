-- How a counter moves is issued with it: its team sees how far it gets this turn. Where the truth has no such unit any more, the counter is lost.
ALTER TABLE "IssuedCounter" ADD COLUMN "mover" TEXT;
UPDATE "IssuedCounter" c SET "mover" = u.mover FROM "Unit" u WHERE u."gameId" = c."gameId" AND u."counterId" = c.id;
UPDATE "IssuedCounter" SET "mover" = 'foot' WHERE "mover" IS NULL;
ALTER TABLE "IssuedCounter" ALTER COLUMN "mover" SET NOT NULL,
  ADD CONSTRAINT "IssuedCounter_mover" CHECK ("mover" IN ('foot', 'mech', 'tank', 'towedArtillery', 'recce'));
