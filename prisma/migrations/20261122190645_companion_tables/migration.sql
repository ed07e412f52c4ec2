-- Tables of printed games that their owner has entered.

-- CreateTable
CREATE TABLE "CompanionTables" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "companion" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "CompanionTables_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CompanionTables_gameId_companion_key" ON "CompanionTables"("gameId", "companion");

-- What Prisma's schema cannot say.
ALTER TABLE "CompanionTables" ADD CONSTRAINT "CompanionTables_of_a_game_we_have" CHECK ("companion" IN ('battle-card', 'farthest-bridge', 'postcard-arnhem', 'impressionistic'));
