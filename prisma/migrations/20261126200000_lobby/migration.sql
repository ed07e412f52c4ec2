-- A game opens as a lobby and begins when Game Control begins it. Games made before have begun. What the network of the hall
-- is called stands on the projector meanwhile. A console that comes back begins with its clock standing.
ALTER TABLE "Game" ADD COLUMN "isBegun" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Game" ADD COLUMN "network" TEXT NOT NULL DEFAULT '';
ALTER TABLE "PublicClock" ADD COLUMN "isBegun" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "PublicClock" ADD COLUMN "network" TEXT NOT NULL DEFAULT '';
-- A console that comes back finds when it was last there, and stops the clock since then.
ALTER TABLE "Game" ADD COLUMN "downMs" INTEGER;
CREATE TABLE "ConsoleUp" (
    "gameId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ConsoleUp_pkey" PRIMARY KEY ("gameId")
);
ALTER TABLE "ConsoleUp" ADD CONSTRAINT "ConsoleUp_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Game" ADD CONSTRAINT "Game_down_stands" CHECK ("downMs" IS NULL OR ("downMs" >= 0 AND "pausedAt" IS NOT NULL));
-- A lobby has a clock that stands.
ALTER TABLE "Game" ADD CONSTRAINT "Game_lobby_stands" CHECK ("isBegun" OR "pausedAt" IS NOT NULL);
ALTER TABLE "PublicClock" ADD CONSTRAINT "PublicClock_lobby_stands" CHECK ("isBegun" OR "pausedAt" IS NOT NULL);
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = after || '{"isBegun":true,"network":"","downMs":null}'
  WHERE kind = 'game' AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
