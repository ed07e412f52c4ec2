-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "endedAt" TIMESTAMPTZ(3),
ADD COLUMN     "revealedTurns" JSONB;

-- AlterTable
ALTER TABLE "PublicClock" ADD COLUMN     "isEnded" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "IssuedTurnMap" (
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "daypart" "Daypart" NOT NULL,
    "lies" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedTurnMap_pkey" PRIMARY KEY ("gameId","teamId","turn")
);

-- CreateTable
CREATE TABLE "RevealedTurn" (
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "truth" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RevealedTurn_pkey" PRIMARY KEY ("gameId","turn")
);

-- CreateTable
CREATE TABLE "DiaryRemark" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "writtenBy" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "DiaryRemark_pkey" PRIMARY KEY ("teamId","id")
);

-- CreateTable
CREATE TABLE "Feedback" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "wentWell" TEXT NOT NULL,
    "wentBadly" TEXT NOT NULL,
    "moment" TEXT NOT NULL,
    "saidBy" TEXT,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DiaryRemark_gameId_teamId_idx" ON "DiaryRemark"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "Feedback_gameId_idx" ON "Feedback"("gameId");
