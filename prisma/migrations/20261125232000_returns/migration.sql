-- Returns: a message may carry where own units stand, as their HQ was told. A desk knows its higher HQ and those below it.
-- Desks of games made before know of none: Control and players write to each other as they did.
ALTER TABLE "TeamDesk" ADD COLUMN "command" JSONB NOT NULL DEFAULT '{"higher":null,"under":[]}';
ALTER TABLE "Message" ADD COLUMN "places" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "DeliveredMessage" ADD COLUMN "places" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = after || '{"places":[]}'
  WHERE kind IN ('message', 'delivered') AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
