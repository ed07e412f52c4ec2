-- CreateEnum
CREATE TYPE "GoalBy" AS ENUM ('drawn', 'confirmed', 'stays');

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "goal" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "goalBy" "GoalBy";
