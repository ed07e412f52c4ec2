-- What a team was told of a crossing is drawn on its map.
CREATE TABLE "IssuedCrossing" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "look" TEXT NOT NULL,
    "asOf" TIMESTAMPTZ(3) NOT NULL,
    "asOfTurn" INTEGER NOT NULL,
    CONSTRAINT "IssuedCrossing_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "IssuedCrossing_gameId_teamId_idx" ON "IssuedCrossing"("gameId", "teamId");
ALTER TABLE "IssuedCrossing" ADD CONSTRAINT "IssuedCrossing_look" CHECK ("look" IN ('blown', 'safe', 'standing'));
ALTER TABLE "IssuedCrossing" ADD CONSTRAINT "IssuedCrossing_once_a_turn" UNIQUE ("teamId", "asOfTurn", "name", "x", "y");
