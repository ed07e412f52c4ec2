-- What umpires decided in the cases of the trainer, for the evening; and whether Game Control keeps it for next time.
-- CreateTable
CREATE TABLE "TrainingDecision" (
    "gameId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "caseId" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "factors" TEXT[],
    "isNamed" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TrainingDecision_pkey" PRIMARY KEY ("seatId","caseId")
);

-- CreateTable
CREATE TABLE "TrainingKept" (
    "gameId" TEXT NOT NULL,

    CONSTRAINT "TrainingKept_pkey" PRIMARY KEY ("gameId")
);

-- CreateIndex
CREATE INDEX "TrainingDecision_gameId_idx" ON "TrainingDecision"("gameId");

-- AddForeignKey
ALTER TABLE "TrainingDecision" ADD CONSTRAINT "TrainingDecision_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrainingDecision" ADD CONSTRAINT "TrainingDecision_seatId_fkey" FOREIGN KEY ("seatId") REFERENCES "Seat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrainingKept" ADD CONSTRAINT "TrainingKept_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
