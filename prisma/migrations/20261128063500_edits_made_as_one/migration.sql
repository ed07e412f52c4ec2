-- AlterTable
ALTER TABLE "DraftEdit" ADD COLUMN     "group" TEXT;
