-- AlterTable
ALTER TABLE "Crossing" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
