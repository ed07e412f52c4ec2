-- CreateEnum
CREATE TYPE "Temper" AS ENUM ('careful', 'steady', 'bold');

-- AlterTable
ALTER TABLE "Team" ADD COLUMN     "isNovice" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "temper" "Temper" NOT NULL DEFAULT 'steady';
