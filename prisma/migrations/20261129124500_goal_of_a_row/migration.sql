-- CreateEnum
CREATE TYPE "GoalBy" AS ENUM ('drawn', 'confirmed', 'stays');

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "goal" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "goalBy" "GoalBy";

-- The rows of sheets in the ledger have the columns as well. In games made before, nobody has said where a row goes.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = jsonb_set(after, '{lines}', (
    SELECT coalesce(jsonb_agg(line || '{"goal":"","goalBy":null}' ORDER BY at), '[]')
    FROM jsonb_array_elements(after->'lines') WITH ORDINALITY AS lines(line, at)))
  WHERE kind = 'sheet' AND jsonb_typeof(after->'lines') = 'array';
UPDATE "LedgerEntry" SET before = jsonb_set(before, '{lines}', (
    SELECT coalesce(jsonb_agg(line || '{"goal":"","goalBy":null}' ORDER BY at), '[]')
    FROM jsonb_array_elements(before->'lines') WITH ORDINALITY AS lines(line, at)))
  WHERE kind = 'sheet' AND jsonb_typeof(before->'lines') = 'array';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
