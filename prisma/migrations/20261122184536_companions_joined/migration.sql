-- AlterTable
ALTER TABLE "CompanionGame" ADD COLUMN     "isOnBoard" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "LedgerEntry" ADD COLUMN     "companionGameId" TEXT;

-- CreateTable
CREATE TABLE "PublicCompanion" (
    "gameId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "table" JSONB NOT NULL,
    "lines" TEXT[],
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PublicCompanion_pkey" PRIMARY KEY ("gameId")
);
