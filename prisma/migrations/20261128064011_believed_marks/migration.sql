-- CreateTable
CREATE TABLE "BelievedMark" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "kind" "MarkKind" NOT NULL,
    "points" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    "symbol" TEXT NOT NULL,

    CONSTRAINT "BelievedMark_pkey" PRIMARY KEY ("teamId","id")
);

-- CreateIndex
CREATE INDEX "BelievedMark_gameId_teamId_idx" ON "BelievedMark"("gameId", "teamId");

-- Of a battle whose truth is open already: what has not been touched since.
INSERT INTO "BelievedMark" ("id", "gameId", "teamId", "kind", "points", "text", "symbol")
SELECT m."id", m."gameId", m."teamId", m."kind", m."points", m."text", m."symbol"
FROM "TeamMark" m
WHERE m."updatedAt" < (SELECT min(r."issuedAt") FROM "RevealedTurn" r WHERE r."gameId" = m."gameId");
