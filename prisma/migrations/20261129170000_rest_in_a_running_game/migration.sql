-- Game Control may allow rest in a running game, so the ledger has it from the opening of each game on.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" e SET after = e.after || jsonb_build_object('allowsRest', g."allowsRest")
  FROM "Game" g
  WHERE g.id = e."gameId" AND e.kind = 'game' AND (e.before IS NULL OR e.before = 'null') AND jsonb_typeof(e.after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
