-- AlterTable
ALTER TABLE "Squadron" ADD COLUMN     "closeSupport" TEXT;
