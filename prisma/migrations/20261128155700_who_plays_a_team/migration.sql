-- CreateEnum
CREATE TYPE "PlayedBy" AS ENUM ('people', 'control', 'console', 'nobody');

-- AlterTable
ALTER TABLE "Team" ADD COLUMN     "leftIn" INTEGER,
ADD COLUMN     "playedBy" "PlayedBy";
