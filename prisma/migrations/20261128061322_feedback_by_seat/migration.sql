-- CreateTable
CREATE TABLE "FeedbackCount" (
    "seatId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "answers" INTEGER NOT NULL,

    CONSTRAINT "FeedbackCount_pkey" PRIMARY KEY ("seatId")
);
