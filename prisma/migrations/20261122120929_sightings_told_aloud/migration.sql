-- AlterTable
ALTER TABLE "SightingReport" ADD COLUMN     "saidAt" TIMESTAMPTZ(3),
ADD COLUMN     "saidBy" TEXT;
