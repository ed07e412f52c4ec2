-- AlterTable
ALTER TABLE "DraftEdit" ADD COLUMN     "name" TEXT;
