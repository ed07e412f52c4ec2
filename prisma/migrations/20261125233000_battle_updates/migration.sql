-- What a team is told of a turn before its report: one fight, one move, one attack at a time.
CREATE TABLE "BattleUpdate" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "teamId" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "body" TEXT NOT NULL,
    "overruled" JSONB NOT NULL,
    "releasedAt" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,

    CONSTRAINT "BattleUpdate_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "BattleUpdate_gameId_turn_idx" ON "BattleUpdate"("gameId", "turn");
