-- AlterTable
ALTER TABLE "OrderSheet" ADD COLUMN     "setAside" JSONB;

-- CreateTable
CREATE TABLE "SheetAsk" (
    "id" TEXT NOT NULL,
    "sheetId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "askedBy" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SheetAsk_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SheetAsk_gameId_teamId_idx" ON "SheetAsk"("gameId", "teamId");

-- AddForeignKey
ALTER TABLE "SheetAsk" ADD CONSTRAINT "SheetAsk_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "OrderSheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
