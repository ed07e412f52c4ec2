-- CreateTable
CREATE TABLE "CompanionSeat" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "companionGameId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,

    CONSTRAINT "CompanionSeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedTable" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedTable_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LaidMove" (
    "tableId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "move" JSONB NOT NULL,
    "laidBy" TEXT NOT NULL,
    "laidAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LaidMove_pkey" PRIMARY KEY ("tableId")
);

-- CreateIndex
CREATE UNIQUE INDEX "CompanionSeat_companionGameId_side_key" ON "CompanionSeat"("companionGameId", "side");

-- CreateIndex
CREATE UNIQUE INDEX "CompanionSeat_companionGameId_teamId_key" ON "CompanionSeat"("companionGameId", "teamId");

-- CreateIndex
CREATE UNIQUE INDEX "IssuedTable_seatId_key" ON "IssuedTable"("seatId");

-- CreateIndex
CREATE INDEX "IssuedTable_gameId_teamId_idx" ON "IssuedTable"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "LaidMove_gameId_teamId_idx" ON "LaidMove"("gameId", "teamId");

-- AddForeignKey
ALTER TABLE "CompanionSeat" ADD CONSTRAINT "CompanionSeat_companionGameId_fkey" FOREIGN KEY ("companionGameId") REFERENCES "CompanionGame"("id") ON DELETE CASCADE ON UPDATE CASCADE;
