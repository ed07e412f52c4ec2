-- Lines carry what is sent by them: by hand, at once, after minutes by the clock of the hall, or when the next turn opens.
-- Lines of games made before have no row: they are carried by hand, as they were. What is drawn on a map may go with a message.
ALTER TYPE "MessageDeliveryState" ADD VALUE 'held' BEFORE 'onItsWay';
CREATE TYPE "DeliveryWay" AS ENUM ('byHand', 'atOnce', 'minutes', 'nextTurn');

CREATE TABLE "LinkDelivery" (
    "linkId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "way" "DeliveryWay" NOT NULL DEFAULT 'byHand',
    "minutes" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "heardBy" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "LinkDelivery_pkey" PRIMARY KEY ("linkId")
);
CREATE INDEX "LinkDelivery_gameId_idx" ON "LinkDelivery"("gameId");
ALTER TABLE "LinkDelivery" ADD CONSTRAINT "LinkDelivery_minutes_where_it_goes_by_them" CHECK (
    CASE WHEN "way" = 'minutes' THEN "minutes" BETWEEN 1 AND 600 ELSE "minutes" = 0 END);

ALTER TABLE "MessageDelivery" ADD COLUMN "dueAt" TIMESTAMPTZ(3);
ALTER TABLE "MessageDelivery" DROP CONSTRAINT "MessageDelivery_on_its_way_is_due";
ALTER TABLE "MessageDelivery" ADD CONSTRAINT "MessageDelivery_on_its_way_is_due" CHECK (
    (CASE WHEN "state" = 'onItsWay' THEN 1 ELSE 0 END) = num_nonnulls("dueTurn", "dueAt"));
CREATE INDEX "MessageDelivery_due" ON "MessageDelivery"("dueAt") WHERE "dueAt" IS NOT NULL;

CREATE INDEX "Message_by_line" ON "Message"("linkId", "sentAt") WHERE "linkId" IS NOT NULL;

ALTER TABLE "Message" ADD COLUMN "marks" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "DeliveredMessage" ADD COLUMN "marks" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" SET after = after || '{"marks":[]}'
  WHERE kind IN ('message', 'delivered') AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
UPDATE "LedgerEntry" SET after = after || '{"dueAt":null}'
  WHERE kind = 'messageDelivery' AND (before IS NULL OR before = 'null') AND jsonb_typeof(after) = 'object';
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
