-- CreateEnum
CREATE TYPE "CombatKind" AS ENUM ('attack', 'overrun', 'counterAttack');

-- CreateEnum
CREATE TYPE "TurnPart" AS ENUM ('beginning', 'middle', 'end');

-- CreateEnum
CREATE TYPE "Weather" AS ENUM ('fair', 'bad');

-- CreateEnum
CREATE TYPE "CrossingState" AS ENUM ('untested', 'tested', 'safe', 'blown');

-- CreateEnum
CREATE TYPE "AirMission" AS ENUM ('closeAirSupport', 'cabRank');

-- CreateEnum
CREATE TYPE "CaseState" AS ENUM ('resolved', 'ruled');

-- AlterTable
ALTER TABLE "Combat" ADD COLUMN     "followsId" TEXT,
ADD COLUMN     "hour" "TurnPart" NOT NULL DEFAULT 'beginning',
ADD COLUMN     "kind" "CombatKind" NOT NULL DEFAULT 'attack',
ADD COLUMN     "whyFirst" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "CombatAir" ADD COLUMN     "airTaskId" TEXT;

-- AlterTable
ALTER TABLE "CombatUnit" ADD COLUMN     "holdsVitalSpot" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "movedIn" "TurnPart";

-- A crossing was blown or not; now it is blown, safe, tested or untested.
ALTER TABLE "Crossing" ADD COLUMN "state" "CrossingState";
UPDATE "Crossing" SET "state" = CASE WHEN "isBlown" THEN 'blown'::"CrossingState" ELSE 'untested'::"CrossingState" END;
ALTER TABLE "Crossing" ALTER COLUMN "state" SET NOT NULL, DROP COLUMN "isBlown";

-- AlterTable
ALTER TABLE "LineNote" ADD COLUMN     "crossingIds" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "asksForAir" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Squadron" ADD COLUMN     "lost" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Turn" ADD COLUMN     "weather" "Weather" NOT NULL DEFAULT 'fair';

-- AlterTable
ALTER TABLE "Unit" ADD COLUMN     "attachedFrom" INTEGER,
ADD COLUMN     "attachedTo" TEXT,
ADD COLUMN     "hasRecovered" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "immobilisedIn" INTEGER,
ADD COLUMN     "restedTurns" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "suppressedIn" INTEGER;

-- CreateTable
CREATE TABLE "AirTask" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "squadronId" TEXT NOT NULL,
    "squadrons" INTEGER NOT NULL,
    "mission" "AirMission" NOT NULL,
    "formation" TEXT NOT NULL,
    "hasAirLiaison" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "AirTask_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RulesCase" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" "CaseState" NOT NULL,
    "input" JSONB NOT NULL,
    "finding" JSONB NOT NULL,
    "ruling" JSONB,
    "dieBy" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ruledAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "RulesCase_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AirTask_gameId_turn_idx" ON "AirTask"("gameId", "turn");

-- CreateIndex
CREATE UNIQUE INDEX "RulesCase_gameId_turn_number_key" ON "RulesCase"("gameId", "turn", "number");

-- AddForeignKey
ALTER TABLE "AirTask" ADD CONSTRAINT "AirTask_gameId_squadronId_fkey" FOREIGN KEY ("gameId", "squadronId") REFERENCES "Squadron"("gameId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- AddForeignKey
ALTER TABLE "Combat" ADD CONSTRAINT "Combat_followsId_fkey" FOREIGN KEY ("followsId") REFERENCES "Combat"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- What the schema cannot say.
ALTER TABLE "Combat" ADD CONSTRAINT "Combat_follows_another" CHECK (("kind" = 'attack') = ("followsId" IS NULL));
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_attached_from_a_turn" CHECK (("attachedTo" IS NULL) = ("attachedFrom" IS NULL));
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_rested_never_negative" CHECK ("restedTurns" >= 0);
ALTER TABLE "Squadron" ADD CONSTRAINT "Squadron_lost_within" CHECK ("lost" >= 0 AND "lost" <= "squadrons");
ALTER TABLE "AirTask" ADD CONSTRAINT "AirTask_has_squadrons" CHECK ("squadrons" > 0);
ALTER TABLE "RulesCase" ADD CONSTRAINT "RulesCase_ruled_has_ruling" CHECK (("state" = 'ruled') = ("ruling" IS NOT NULL));

-- Entries of games begun before hold what these rows now hold, so that the ledger still folds to what is stored.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
CREATE FUNCTION "with_fields"(rows JSONB, fields JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(fields || row ORDER BY place), '[]') FROM jsonb_array_elements(rows) WITH ORDINALITY AS of (row, place)
$$;
CREATE FUNCTION "with_state"(truth JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN truth ? 'isBlown'
    THEN truth - 'isBlown' || jsonb_build_object('state', CASE WHEN (truth ->> 'isBlown')::boolean THEN 'blown' ELSE 'untested' END)
    ELSE truth END
$$;
UPDATE "LedgerEntry" SET "before" = "with_state"("before"), "after" = "with_state"("after") WHERE "kind" = 'crossing';
UPDATE "LedgerEntry" SET "after" = '{"kind":"attack","followsId":null,"hour":"beginning","whyFirst":""}' || "after"
  WHERE "kind" = 'combat' AND ("before" IS NULL OR "before" = 'null');
UPDATE "LedgerEntry" SET "after" = '{"crossingIds":[]}' || "after" WHERE "kind" = 'note' AND ("before" IS NULL OR "before" = 'null');
UPDATE "LedgerEntry" SET "before" = jsonb_set("before", '{units}', "with_fields"("before" -> 'units', '{"movedIn":null,"holdsVitalSpot":false}'))
  WHERE "kind" = 'combat' AND jsonb_typeof("before" -> 'units') = 'array';
UPDATE "LedgerEntry" SET "after" = jsonb_set("after", '{units}', "with_fields"("after" -> 'units', '{"movedIn":null,"holdsVitalSpot":false}'))
  WHERE "kind" = 'combat' AND jsonb_typeof("after" -> 'units') = 'array';
UPDATE "LedgerEntry" SET "before" = jsonb_set("before", '{air}', "with_fields"("before" -> 'air', '{"airTaskId":null}'))
  WHERE "kind" = 'combat' AND jsonb_typeof("before" -> 'air') = 'array';
UPDATE "LedgerEntry" SET "after" = jsonb_set("after", '{air}', "with_fields"("after" -> 'air', '{"airTaskId":null}'))
  WHERE "kind" = 'combat' AND jsonb_typeof("after" -> 'air') = 'array';
UPDATE "LedgerEntry" SET "before" = jsonb_set("before", '{lines}', "with_fields"("before" -> 'lines', '{"asksForAir":false}'))
  WHERE "kind" = 'sheet' AND jsonb_typeof("before" -> 'lines') = 'array';
UPDATE "LedgerEntry" SET "after" = jsonb_set("after", '{lines}', "with_fields"("after" -> 'lines', '{"asksForAir":false}'))
  WHERE "kind" = 'sheet' AND jsonb_typeof("after" -> 'lines') = 'array';
DROP FUNCTION "with_fields"(JSONB, JSONB);
DROP FUNCTION "with_state"(JSONB);
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
