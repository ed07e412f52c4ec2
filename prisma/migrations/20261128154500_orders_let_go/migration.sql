-- CreateEnum
CREATE TYPE "LetGoWhy" AS ENUM ('noEnemy', 'movedTooFar', 'notEffective', 'attackedFirst', 'other');

-- CreateTable
CREATE TABLE "OrderLetGo" (
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "unitId" TEXT NOT NULL,
    "action" "Action" NOT NULL,
    "why" "LetGoWhy" NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OrderLetGo_pkey" PRIMARY KEY ("gameId","turn","unitId")
);
