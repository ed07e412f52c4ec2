-- Three tables are called as what they hold.
ALTER TYPE "CarriageState" RENAME TO "MessageDeliveryState";
ALTER TABLE "Carriage" RENAME TO "MessageDelivery";
ALTER TABLE "MessageDelivery" RENAME CONSTRAINT "Carriage_pkey" TO "MessageDelivery_pkey";
ALTER TABLE "MessageDelivery" RENAME CONSTRAINT "Carriage_on_its_way_is_due" TO "MessageDelivery_on_its_way_is_due";
ALTER INDEX "Carriage_gameId_idx" RENAME TO "MessageDelivery_gameId_idx";

ALTER TABLE "Hand" RENAME TO "CounterClaim";
ALTER TABLE "CounterClaim" RENAME CONSTRAINT "Hand_pkey" TO "CounterClaim_pkey";

ALTER TABLE "MapSheet" RENAME TO "PrintedMap";
ALTER TABLE "PrintedMap" RENAME CONSTRAINT "MapSheet_pkey" TO "PrintedMap_pkey";

-- The ledger calls what is done with a message as the table does.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET "kind" = 'messageDelivery' WHERE "kind" = 'carriage';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
