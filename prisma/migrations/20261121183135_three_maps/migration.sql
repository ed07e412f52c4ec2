-- CreateEnum
CREATE TYPE "AirTaskState" AS ENUM ('ordered', 'flown', 'drivenOff');

-- CreateEnum
CREATE TYPE "BridgingState" AS ENUM ('building', 'built', 'givenUp');

-- CreateEnum
CREATE TYPE "Confidence" AS ENUM ('certain', 'probable', 'possible');

-- CreateEnum
CREATE TYPE "MarkKind" AS ENUM ('symbol', 'arrow', 'boundary', 'note');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "AirMission" ADD VALUE 'bombing';
ALTER TYPE "AirMission" ADD VALUE 'recce';
ALTER TYPE "AirMission" ADD VALUE 'escort';
ALTER TYPE "AirMission" ADD VALUE 'airCover';
ALTER TYPE "AirMission" ADD VALUE 'airTransport';

-- AlterTable
ALTER TABLE "AirTask" ADD COLUMN     "areaId" TEXT,
ADD COLUMN     "damage" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "escortsId" TEXT,
ADD COLUMN     "liftId" TEXT,
ADD COLUMN     "lost" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "radiusKm" DOUBLE PRECISION,
ADD COLUMN     "requestId" TEXT,
ADD COLUMN     "route" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "squares" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "state" "AirTaskState" NOT NULL DEFAULT 'ordered',
ADD COLUMN     "x" DOUBLE PRECISION,
ADD COLUMN     "y" DOUBLE PRECISION,
ALTER COLUMN "squadronId" DROP NOT NULL,
ALTER COLUMN "formation" SET DEFAULT '',
ALTER COLUMN "hasAirLiaison" SET DEFAULT false;

-- AlterTable
ALTER TABLE "Crossing" ADD COLUMN     "testedAt" TIMESTAMPTZ(3),
ADD COLUMN     "testedBy" TEXT,
ADD COLUMN     "testedIn" INTEGER,
ADD COLUMN     "testedRoll" INTEGER;

-- AlterTable
ALTER TABLE "EnemyContact" ADD COLUMN     "confidence" "Confidence" NOT NULL DEFAULT 'certain',
ADD COLUMN     "direction" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'own troops';

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "interdicts" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "RulesCase" ADD COLUMN     "about" JSONB;

-- AlterTable
ALTER TABLE "Squadron" ADD COLUMN     "aircraft" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "interdiction" TEXT;

-- AlterTable
ALTER TABLE "Unit" ADD COLUMN     "arrivedIn" INTEGER,
ADD COLUMN     "isInBox" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "raisedIn" INTEGER,
ADD COLUMN     "slowedBy" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "way" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "ContactPair" (
    "gameId" TEXT NOT NULL,
    "alliedId" TEXT NOT NULL,
    "germanId" TEXT NOT NULL,
    "sinceTurn" INTEGER NOT NULL,
    "why" TEXT NOT NULL,

    CONSTRAINT "ContactPair_pkey" PRIMARY KEY ("gameId","alliedId","germanId")
);

-- CreateTable
CREATE TABLE "Hand" (
    "gameId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "unitIds" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Hand_pkey" PRIMARY KEY ("gameId","seatId")
);

-- CreateTable
CREATE TABLE "QueuePlace" (
    "gameId" TEXT NOT NULL,
    "crossingId" TEXT NOT NULL,
    "unitId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "pointsAcross" INTEGER NOT NULL DEFAULT 0,
    "joinedIn" INTEGER NOT NULL,

    CONSTRAINT "QueuePlace_pkey" PRIMARY KEY ("gameId","crossingId","unitId")
);

-- CreateTable
CREATE TABLE "Passage" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "crossingId" TEXT NOT NULL,
    "unitId" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "isWhole" BOOLEAN NOT NULL,

    CONSTRAINT "Passage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BridgingWork" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "crossingId" TEXT,
    "water" TEXT NOT NULL,
    "isMajor" BOOLEAN NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "unitIds" TEXT[],
    "startedIn" INTEGER NOT NULL,
    "turnsNeeded" INTEGER NOT NULL,
    "turnsDone" INTEGER NOT NULL DEFAULT 0,
    "state" "BridgingState" NOT NULL DEFAULT 'building',
    "builtId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "BridgingWork_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InterdictionArea" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "isFlakSuppression" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "InterdictionArea_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AreaGun" (
    "areaId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "unitId" TEXT NOT NULL,

    CONSTRAINT "AreaGun_pkey" PRIMARY KEY ("areaId","unitId")
);

-- CreateTable
CREATE TABLE "SightingReport" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "teamId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "contacts" JSONB NOT NULL,
    "caseIds" TEXT[],
    "overruled" JSONB NOT NULL,
    "state" "ReportState" NOT NULL DEFAULT 'drafted',
    "releasedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "SightingReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FriendTold" (
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "unitId" TEXT NOT NULL,
    "friendId" TEXT NOT NULL,

    CONSTRAINT "FriendTold_pkey" PRIMARY KEY ("gameId","teamId","unitId")
);

-- CreateTable
CREATE TABLE "ScenarioMap" (
    "scenario" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "picture" BYTEA NOT NULL,
    "ties" JSONB NOT NULL DEFAULT '[]',
    "features" JSONB NOT NULL DEFAULT '[]',
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ScenarioMap_pkey" PRIMARY KEY ("scenario")
);

-- CreateTable
CREATE TABLE "MapPicture" (
    "gameId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "picture" BYTEA NOT NULL,
    "transform" JSONB NOT NULL,

    CONSTRAINT "MapPicture_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "FriendlyCounter" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "symbol" TEXT NOT NULL,
    "nation" TEXT NOT NULL,
    "formation" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "asOf" TIMESTAMPTZ(3) NOT NULL,
    "asOfTurn" INTEGER NOT NULL,

    CONSTRAINT "FriendlyCounter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExpectedArrival" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "symbol" TEXT NOT NULL,
    "nation" TEXT NOT NULL,
    "formation" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "place" TEXT NOT NULL,
    "asOf" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExpectedArrival_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedSquadron" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "aircraft" TEXT NOT NULL,
    "squadrons" INTEGER NOT NULL,
    "asOf" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedSquadron_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AirSheet" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "state" "SheetState" NOT NULL DEFAULT 'draft',
    "isLate" BOOLEAN NOT NULL DEFAULT false,
    "submittedAt" TIMESTAMPTZ(3),
    "submittedBy" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "AirSheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AirLine" (
    "id" TEXT NOT NULL,
    "sheetId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mission" "AirMission",
    "target" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "timing" TEXT NOT NULL,
    "wish" TEXT NOT NULL,
    "counterIds" TEXT[],
    "squadronIds" TEXT[],
    "writtenBy" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "AirLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamMark" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "kind" "MarkKind" NOT NULL,
    "points" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    "symbol" TEXT NOT NULL DEFAULT '',
    "writtenBy" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "TeamMark_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "QueuePlace_gameId_crossingId_position_key" ON "QueuePlace"("gameId", "crossingId", "position");

-- CreateIndex
CREATE INDEX "Passage_gameId_turn_idx" ON "Passage"("gameId", "turn");

-- CreateIndex
CREATE INDEX "BridgingWork_gameId_idx" ON "BridgingWork"("gameId");

-- CreateIndex
CREATE INDEX "InterdictionArea_gameId_turn_idx" ON "InterdictionArea"("gameId", "turn");

-- CreateIndex
CREATE UNIQUE INDEX "AreaGun_gameId_turn_unitId_key" ON "AreaGun"("gameId", "turn", "unitId");

-- CreateIndex
CREATE UNIQUE INDEX "SightingReport_gameId_turn_teamId_number_key" ON "SightingReport"("gameId", "turn", "teamId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "FriendTold_friendId_key" ON "FriendTold"("friendId");

-- CreateIndex
CREATE INDEX "FriendlyCounter_gameId_teamId_idx" ON "FriendlyCounter"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "ExpectedArrival_gameId_teamId_idx" ON "ExpectedArrival"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "IssuedSquadron_gameId_teamId_idx" ON "IssuedSquadron"("gameId", "teamId");

-- CreateIndex
CREATE UNIQUE INDEX "AirSheet_gameId_teamId_turn_key" ON "AirSheet"("gameId", "teamId", "turn");

-- CreateIndex
CREATE INDEX "AirLine_sheetId_idx" ON "AirLine"("sheetId");

-- CreateIndex
CREATE INDEX "TeamMark_gameId_teamId_idx" ON "TeamMark"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "AirTask_areaId_idx" ON "AirTask"("areaId");

-- AddForeignKey
ALTER TABLE "QueuePlace" ADD CONSTRAINT "QueuePlace_gameId_crossingId_fkey" FOREIGN KEY ("gameId", "crossingId") REFERENCES "Crossing"("gameId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QueuePlace" ADD CONSTRAINT "QueuePlace_gameId_unitId_fkey" FOREIGN KEY ("gameId", "unitId") REFERENCES "Unit"("gameId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passage" ADD CONSTRAINT "Passage_gameId_crossingId_fkey" FOREIGN KEY ("gameId", "crossingId") REFERENCES "Crossing"("gameId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passage" ADD CONSTRAINT "Passage_gameId_unitId_fkey" FOREIGN KEY ("gameId", "unitId") REFERENCES "Unit"("gameId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AirTask" ADD CONSTRAINT "AirTask_areaId_fkey" FOREIGN KEY ("areaId") REFERENCES "InterdictionArea"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AreaGun" ADD CONSTRAINT "AreaGun_areaId_fkey" FOREIGN KEY ("areaId") REFERENCES "InterdictionArea"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AreaGun" ADD CONSTRAINT "AreaGun_gameId_unitId_fkey" FOREIGN KEY ("gameId", "unitId") REFERENCES "Unit"("gameId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AirLine" ADD CONSTRAINT "AirLine_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "AirSheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_in_box_is_off_map" CHECK (NOT ("isInBox" AND "isOnMap"));
ALTER TABLE "QueuePlace" ADD CONSTRAINT "QueuePlace_points_never_negative" CHECK ("pointsAcross" >= 0);
ALTER TABLE "Passage" ADD CONSTRAINT "Passage_points_never_negative" CHECK ("points" >= 0);
ALTER TABLE "Crossing" ADD CONSTRAINT "Crossing_capacity_never_negative" CHECK ("capacityPoints" >= 0);
ALTER TABLE "Crossing" ADD CONSTRAINT "Crossing_rolled_a_die" CHECK ("testedRoll" IS NULL OR "testedRoll" BETWEEN 1 AND 6);
ALTER TABLE "BridgingWork" ADD CONSTRAINT "BridgingWork_turns_within" CHECK ("turnsNeeded" > 0 AND "turnsDone" >= 0 AND "turnsDone" <= "turnsNeeded");
ALTER TABLE "AirTask" ADD CONSTRAINT "AirTask_lost_within" CHECK ("lost" >= 0 AND "lost" <= "squadrons" AND "damage" >= 0);
ALTER TABLE "AirTask" ADD CONSTRAINT "AirTask_of_squadrons_or_a_lift" CHECK (("squadronId" IS NULL) = ("liftId" IS NOT NULL));
ALTER TABLE "ScenarioMap" ADD CONSTRAINT "ScenarioMap_has_a_size" CHECK ("widthPx" > 0 AND "heightPx" > 0);

-- A lift of a turn is flown once.
CREATE UNIQUE INDEX "AirTask_gameId_liftId_key" ON "AirTask"("gameId", "liftId") WHERE "liftId" IS NOT NULL;

-- What squadrons of games begun before drop: as their trade does (§9 Bombing/Interdiction).
UPDATE "Squadron" SET "interdiction" = CASE "kind"
  WHEN 'groundAttack' THEN CASE WHEN "side" = 'german' THEN 'light' ELSE 'medium' END
  WHEN 'fighter' THEN CASE WHEN "side" = 'allied' THEN 'light' END
  WHEN 'mediumBomber' THEN 'medium'
  WHEN 'heavyBomber' THEN 'heavy' END;

-- Who came on with the turn on which the game opened.
UPDATE "Unit" SET "arrivedIn" = first.number
  FROM (SELECT "gameId", min(number) AS number FROM "Turn" WHERE "openedAt" IS NOT NULL GROUP BY "gameId") AS first
  WHERE "Unit"."gameId" = first."gameId" AND "Unit"."arrivalTurn" = first.number;

-- Entries of games begun before hold what these rows now hold, so that the ledger still folds to what is stored.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
CREATE FUNCTION "with_fields"(rows JSONB, fields JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(fields || row ORDER BY place), '[]') FROM jsonb_array_elements(rows) WITH ORDINALITY AS of (row, place)
$$;
UPDATE "LedgerEntry" SET "after" = '{"x":null,"y":null,"radiusKm":null,"squares":[],"route":[],"areaId":null,"escortsId":null,"liftId":null,"requestId":null,"state":"ordered","lost":0,"damage":0}' || "after"
  WHERE "kind" = 'airTask' AND ("before" IS NULL OR "before" = 'null');
UPDATE "LedgerEntry" SET "after" = '{"about":null}' || "after" WHERE "kind" = 'case' AND ("before" IS NULL OR "before" = 'null');
UPDATE "LedgerEntry" SET "before" = jsonb_set("before", '{lines}', "with_fields"("before" -> 'lines', '{"interdicts":""}'))
  WHERE "kind" = 'sheet' AND jsonb_typeof("before" -> 'lines') = 'array';
UPDATE "LedgerEntry" SET "after" = jsonb_set("after", '{lines}', "with_fields"("after" -> 'lines', '{"interdicts":""}'))
  WHERE "kind" = 'sheet' AND jsonb_typeof("after" -> 'lines') = 'array';
DROP FUNCTION "with_fields"(JSONB, JSONB);
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
