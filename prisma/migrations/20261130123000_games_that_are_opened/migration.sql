-- AlterTable
ALTER TABLE "ConsoleUp" ADD COLUMN     "openedAt" TIMESTAMPTZ(3);
