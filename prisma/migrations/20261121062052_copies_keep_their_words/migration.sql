-- AlterTable
ALTER TABLE "SheetCopy" ADD COLUMN     "lines" JSONB NOT NULL DEFAULT '[]';
