-- Control's words about a row of a sheet that go to its team (the printed form's Notes column). Its own notes stay its own.
CREATE TABLE "IssuedNote" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "sheetId" TEXT NOT NULL,
    "lineId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedNote_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "IssuedNote_gameId_teamId_idx" ON "IssuedNote"("gameId", "teamId");
CREATE INDEX "IssuedNote_sheetId_idx" ON "IssuedNote"("sheetId");
