-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "objective" JSONB;

-- Games made before told objectives without places.
UPDATE "Report" SET "objective" = '[]' WHERE "heading" = 'Your objective';
