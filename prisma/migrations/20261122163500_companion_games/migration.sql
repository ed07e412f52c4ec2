-- Games of other rulesets, played beside the main game.

-- CreateTable
CREATE TABLE "CompanionGame" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "companion" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "setup" JSONB NOT NULL,
    "rolls" JSONB NOT NULL,
    "about" JSONB,
    "begunBy" TEXT NOT NULL,
    "begunAt" TIMESTAMPTZ(3) NOT NULL,
    "result" TEXT,
    "endedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "CompanionGame_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CompanionAct" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "companionGameId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "act" JSONB NOT NULL,
    "rolls" JSONB NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CompanionAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CompanionGame_gameId_number_key" ON "CompanionGame"("gameId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "CompanionAct_companionGameId_position_key" ON "CompanionAct"("companionGameId", "position");

-- AddForeignKey
ALTER TABLE "CompanionAct" ADD CONSTRAINT "CompanionAct_companionGameId_fkey" FOREIGN KEY ("companionGameId") REFERENCES "CompanionGame"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "CompanionGame" ADD CONSTRAINT "CompanionGame_is_a_game_we_have" CHECK ("companion" IN ('battle-card', 'farthest-bridge', 'postcard-arnhem', 'impressionistic'));
ALTER TABLE "CompanionGame" ADD CONSTRAINT "CompanionGame_ends_with_a_result" CHECK (("result" IS NULL) = ("endedAt" IS NULL));
ALTER TABLE "CompanionAct" ADD CONSTRAINT "CompanionAct_position_from_one" CHECK ("position" >= 1);
