-- CreateEnum
CREATE TYPE "Side" AS ENUM ('allied', 'german');

-- CreateEnum
CREATE TYPE "Daypart" AS ENUM ('night', 'morning', 'afternoon');

-- CreateEnum
CREATE TYPE "Phase" AS ENUM ('orders', 'collection', 'movement', 'combat', 'briefing', 'reinforcements');

-- CreateEnum
CREATE TYPE "Action" AS ENUM ('breakThrough', 'attack', 'probe', 'hold', 'move', 'prepare');

-- CreateEnum
CREATE TYPE "Posture" AS ENUM ('tact', 'nonTact', 'rest');

-- CreateEnum
CREATE TYPE "SeatKind" AS ENUM ('control', 'player');

-- CreateEnum
CREATE TYPE "ControlRole" AS ENUM ('gameControl', 'teamControl', 'mapControl', 'airControl');

-- CreateEnum
CREATE TYPE "PlayerDuty" AS ENUM ('commander', 'operations', 'intelligence');

-- CreateEnum
CREATE TYPE "SheetState" AS ENUM ('draft', 'submitted');

-- CreateEnum
CREATE TYPE "ReadingState" AS ENUM ('opened', 'accepted');

-- CreateEnum
CREATE TYPE "CombatState" AS ENUM ('grouped', 'resolved', 'ruled');

-- CreateEnum
CREATE TYPE "CombatRole" AS ENUM ('attacker', 'defender');

-- CreateEnum
CREATE TYPE "ReportState" AS ENUM ('drafted', 'released');

-- CreateTable
CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "scenario" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "rulebook" JSONB NOT NULL,
    "phases" JSONB NOT NULL,
    "turn" INTEGER NOT NULL,
    "phase" "Phase" NOT NULL,
    "phaseStartedAt" TIMESTAMPTZ(3) NOT NULL,
    "allowsRest" BOOLEAN NOT NULL,
    "entries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Turn" (
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "daypart" "Daypart" NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "movementClosedAt" TIMESTAMPTZ(3),
    "groupingClosedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Turn_pkey" PRIMARY KEY ("gameId","number")
);

-- CreateTable
CREATE TABLE "PhaseRun" (
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "phase" "Phase" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PhaseRun_pkey" PRIMARY KEY ("gameId","turn","phase","startedAt")
);

-- CreateTable
CREATE TABLE "Team" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "side" "Side" NOT NULL,
    "hqUnitId" TEXT NOT NULL,
    "notes" TEXT NOT NULL,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "kind" "SeatKind" NOT NULL,
    "label" TEXT NOT NULL,
    "roles" "ControlRole"[],
    "teamKeys" TEXT[],
    "teamId" TEXT,
    "duty" "PlayerDuty",
    "holderId" TEXT,
    "usedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "lastSeenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Holder" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Holder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeatCode" (
    "selector" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SeatCode_pkey" PRIMARY KEY ("selector")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "key" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("key","minute")
);

-- CreateTable
CREATE TABLE "SeatWrite" (
    "seatId" TEXT NOT NULL,
    "writeId" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SeatWrite_pkey" PRIMARY KEY ("seatId","writeId")
);

-- CreateTable
CREATE TABLE "Unit" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "counterId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "side" "Side" NOT NULL,
    "corps" TEXT NOT NULL,
    "division" TEXT NOT NULL,
    "brigade" TEXT NOT NULL,
    "formation" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "nation" TEXT NOT NULL,
    "echelon" TEXT NOT NULL,
    "mover" TEXT NOT NULL,
    "carriage" TEXT NOT NULL,
    "isFlexible" BOOLEAN NOT NULL,
    "flags" TEXT[],
    "artilleryClass" TEXT,
    "flakWeights" TEXT[],
    "profile" TEXT NOT NULL,
    "sizePoints" INTEGER NOT NULL,
    "arrivalTurn" INTEGER NOT NULL,
    "entry" TEXT NOT NULL,
    "entryX" DOUBLE PRECISION NOT NULL,
    "entryY" DOUBLE PRECISION NOT NULL,
    "notes" TEXT NOT NULL,
    "ours" TEXT[],
    "x" DOUBLE PRECISION,
    "y" DOUBLE PRECISION,
    "isOnMap" BOOLEAN NOT NULL,
    "stepsLost" INTEGER NOT NULL,
    "isCaptured" BOOLEAN NOT NULL DEFAULT false,
    "startX" DOUBLE PRECISION,
    "startY" DOUBLE PRECISION,
    "kmMoved" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "turnShareMoved" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "moveNote" TEXT NOT NULL DEFAULT '',
    "lastAction" "Action",
    "lastPosture" "Posture",
    "lastStandFast" BOOLEAN NOT NULL DEFAULT false,
    "lastKmMoved" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "hasRetired" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Unit_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "Crossing" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "water" TEXT NOT NULL,
    "capacityPoints" INTEGER NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "isPrepared" BOOLEAN NOT NULL,
    "isBlown" BOOLEAN NOT NULL,
    "notes" TEXT NOT NULL,

    CONSTRAINT "Crossing_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "Squadron" (
    "gameId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "side" "Side" NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "squadrons" INTEGER NOT NULL,
    "notes" TEXT NOT NULL,

    CONSTRAINT "Squadron_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "SheetReading" (
    "sheetId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "state" "ReadingState" NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "openedBy" TEXT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "acceptedBy" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "SheetReading_pkey" PRIMARY KEY ("sheetId")
);

-- CreateTable
CREATE TABLE "LineNote" (
    "lineId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "sheetId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "LineNote_pkey" PRIMARY KEY ("lineId")
);

-- CreateTable
CREATE TABLE "PaperSheet" (
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "lines" JSONB NOT NULL,
    "by" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "PaperSheet_pkey" PRIMARY KEY ("gameId","teamId","turn")
);

-- CreateTable
CREATE TABLE "CopyHandling" (
    "copyId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,

    CONSTRAINT "CopyHandling_pkey" PRIMARY KEY ("copyId")
);

-- CreateTable
CREATE TABLE "Combat" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" "CombatState" NOT NULL DEFAULT 'grouped',
    "attackersLead" TEXT NOT NULL,
    "defendersLead" TEXT NOT NULL,
    "isBuiltUp" BOOLEAN NOT NULL DEFAULT false,
    "isWoods" BOOLEAN NOT NULL DEFAULT false,
    "isCity" BOOLEAN NOT NULL DEFAULT false,
    "isFortified" BOOLEAN NOT NULL DEFAULT false,
    "isBadTerrain" BOOLEAN NOT NULL DEFAULT false,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "finding" JSONB,
    "ruling" JSONB,
    "dieBy" TEXT,
    "resolvedAt" TIMESTAMPTZ(3),
    "ruledAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Combat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CombatUnit" (
    "combatId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "unitId" TEXT NOT NULL,
    "role" "CombatRole" NOT NULL,
    "isArtillery" BOOLEAN NOT NULL DEFAULT false,
    "rangeKm" DOUBLE PRECISION,
    "action" "Action" NOT NULL DEFAULT 'attack',
    "posture" "Posture" NOT NULL DEFAULT 'tact',
    "isPrepared" BOOLEAN NOT NULL,
    "isPreparedByHand" BOOLEAN NOT NULL DEFAULT false,
    "turnShareMoved" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "tacticalAdvantages" TEXT[],
    "standFast" BOOLEAN NOT NULL DEFAULT false,
    "cannotRetire" BOOLEAN NOT NULL DEFAULT false,
    "startLineKm" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "attackOf" TEXT,
    "supportOf" TEXT,

    CONSTRAINT "CombatUnit_pkey" PRIMARY KEY ("combatId","unitId")
);

-- CreateTable
CREATE TABLE "CombatAir" (
    "combatId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" "CombatRole" NOT NULL,
    "kind" TEXT NOT NULL,
    "squadrons" INTEGER NOT NULL,
    "isCabRank" BOOLEAN NOT NULL,
    "inGroundOrders" BOOLEAN NOT NULL,
    "inAirOrders" BOOLEAN NOT NULL,
    "hasAirLiaison" BOOLEAN NOT NULL,

    CONSTRAINT "CombatAir_pkey" PRIMARY KEY ("combatId","position")
);

-- CreateTable
CREATE TABLE "ContactTurn" (
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "unitId" TEXT NOT NULL,
    "enemyFormation" TEXT NOT NULL,
    "why" TEXT NOT NULL,

    CONSTRAINT "ContactTurn_pkey" PRIMARY KEY ("gameId","turn","unitId","enemyFormation")
);

-- CreateTable
CREATE TABLE "ReportDraft" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "teamId" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "body" TEXT NOT NULL,
    "overruled" JSONB NOT NULL,
    "state" "ReportState" NOT NULL DEFAULT 'drafted',
    "releasedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "ReportDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "turn" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seatId" TEXT,
    "seatLabel" TEXT NOT NULL,
    "verb" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT NOT NULL,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamDesk" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "side" "Side" NOT NULL,
    "sideTitle" TEXT NOT NULL,
    "cursor" TEXT NOT NULL,

    CONSTRAINT "TeamDesk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PublicClock" (
    "gameId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "daypart" "Daypart" NOT NULL,
    "phase" "Phase" NOT NULL,
    "phaseStartedAt" TIMESTAMPTZ(3) NOT NULL,
    "phaseEndsAt" TIMESTAMPTZ(3) NOT NULL,
    "allowsRest" BOOLEAN NOT NULL,

    CONSTRAINT "PublicClock_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "MapSheet" (
    "gameId" TEXT NOT NULL,
    "sheet" JSONB NOT NULL,

    CONSTRAINT "MapSheet_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "IssuedCounter" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "symbol" TEXT NOT NULL,
    "nation" TEXT NOT NULL,
    "formation" TEXT NOT NULL,
    "brigade" TEXT NOT NULL,
    "sizeKm" INTEGER NOT NULL,
    "x" DOUBLE PRECISION,
    "y" DOUBLE PRECISION,
    "isLost" BOOLEAN NOT NULL DEFAULT false,
    "asOf" TIMESTAMPTZ(3) NOT NULL,
    "asOfTurn" INTEGER NOT NULL,

    CONSTRAINT "IssuedCounter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EnemyContact" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "symbol" TEXT,
    "label" TEXT NOT NULL,
    "seenTurn" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EnemyContact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "gameTime" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "releasedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedIdentity" (
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "formation" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,

    CONSTRAINT "IssuedIdentity_pkey" PRIMARY KEY ("gameId","teamId","formation")
);

-- CreateTable
CREATE TABLE "IssuedQuery" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "sheetId" TEXT NOT NULL,
    "lineId" TEXT,
    "text" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedQuery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SheetReceipt" (
    "sheetId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "readingAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SheetReceipt_pkey" PRIMARY KEY ("sheetId")
);

-- CreateTable
CREATE TABLE "IssuedLink" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "toTeamId" TEXT NOT NULL,
    "toName" TEXT NOT NULL,
    "means" TEXT NOT NULL,

    CONSTRAINT "IssuedLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeliveredCopy" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "sender" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeliveredCopy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderSheet" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "state" "SheetState" NOT NULL DEFAULT 'draft',
    "isFromPaper" BOOLEAN NOT NULL DEFAULT false,
    "isLate" BOOLEAN NOT NULL DEFAULT false,
    "submittedAt" TIMESTAMPTZ(3),
    "submittedBy" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "OrderSheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "id" TEXT NOT NULL,
    "sheetId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "counterIds" TEXT[],
    "grouping" TEXT NOT NULL,
    "orders" TEXT NOT NULL,
    "supportIds" TEXT[],
    "supportText" TEXT NOT NULL,
    "action" "Action",
    "posture" "Posture",
    "standFast" BOOLEAN NOT NULL DEFAULT false,
    "writtenBy" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QueryAnswer" (
    "queryId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "answeredBy" TEXT NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "QueryAnswer_pkey" PRIMARY KEY ("queryId")
);

-- CreateTable
CREATE TABLE "SheetCopy" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "sheetId" TEXT NOT NULL,
    "linkId" TEXT NOT NULL,
    "toTeamId" TEXT NOT NULL,
    "toName" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "requestedBy" TEXT NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SheetCopy_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Team_gameId_key_key" ON "Team"("gameId", "key");

-- CreateIndex
CREATE INDEX "Seat_gameId_idx" ON "Seat"("gameId");

-- CreateIndex
CREATE UNIQUE INDEX "SeatCode_seatId_key" ON "SeatCode"("seatId");

-- CreateIndex
CREATE UNIQUE INDEX "Unit_counterId_key" ON "Unit"("counterId");

-- CreateIndex
CREATE INDEX "Unit_gameId_teamId_idx" ON "Unit"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "SheetReading_gameId_idx" ON "SheetReading"("gameId");

-- CreateIndex
CREATE INDEX "LineNote_sheetId_idx" ON "LineNote"("sheetId");

-- CreateIndex
CREATE UNIQUE INDEX "Combat_gameId_turn_number_key" ON "Combat"("gameId", "turn", "number");

-- CreateIndex
CREATE UNIQUE INDEX "CombatUnit_gameId_turn_attackOf_key" ON "CombatUnit"("gameId", "turn", "attackOf");

-- CreateIndex
CREATE UNIQUE INDEX "CombatUnit_gameId_turn_supportOf_key" ON "CombatUnit"("gameId", "turn", "supportOf");

-- CreateIndex
CREATE UNIQUE INDEX "ReportDraft_gameId_turn_teamId_key" ON "ReportDraft"("gameId", "turn", "teamId");

-- CreateIndex
CREATE INDEX "LedgerEntry_gameId_kind_subjectId_idx" ON "LedgerEntry"("gameId", "kind", "subjectId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_gameId_number_key" ON "LedgerEntry"("gameId", "number");

-- CreateIndex
CREATE INDEX "TeamDesk_gameId_idx" ON "TeamDesk"("gameId");

-- CreateIndex
CREATE INDEX "IssuedCounter_gameId_teamId_idx" ON "IssuedCounter"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "EnemyContact_gameId_teamId_idx" ON "EnemyContact"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "Report_gameId_teamId_idx" ON "Report"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "IssuedQuery_gameId_teamId_idx" ON "IssuedQuery"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "SheetReceipt_gameId_teamId_idx" ON "SheetReceipt"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "IssuedLink_gameId_teamId_idx" ON "IssuedLink"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "DeliveredCopy_gameId_teamId_idx" ON "DeliveredCopy"("gameId", "teamId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderSheet_gameId_teamId_turn_key" ON "OrderSheet"("gameId", "teamId", "turn");

-- CreateIndex
CREATE INDEX "OrderLine_sheetId_idx" ON "OrderLine"("sheetId");

-- CreateIndex
CREATE INDEX "QueryAnswer_gameId_teamId_idx" ON "QueryAnswer"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "SheetCopy_gameId_teamId_idx" ON "SheetCopy"("gameId", "teamId");

-- AddForeignKey
ALTER TABLE "Turn" ADD CONSTRAINT "Turn_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_holderId_fkey" FOREIGN KEY ("holderId") REFERENCES "Holder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatCode" ADD CONSTRAINT "SeatCode_seatId_fkey" FOREIGN KEY ("seatId") REFERENCES "Seat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Crossing" ADD CONSTRAINT "Crossing_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Combat" ADD CONSTRAINT "Combat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CombatUnit" ADD CONSTRAINT "CombatUnit_combatId_fkey" FOREIGN KEY ("combatId") REFERENCES "Combat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CombatUnit" ADD CONSTRAINT "CombatUnit_gameId_unitId_fkey" FOREIGN KEY ("gameId", "unitId") REFERENCES "Unit"("gameId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CombatAir" ADD CONSTRAINT "CombatAir_combatId_fkey" FOREIGN KEY ("combatId") REFERENCES "Combat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "OrderSheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QueryAnswer" ADD CONSTRAINT "QueryAnswer_queryId_fkey" FOREIGN KEY ("queryId") REFERENCES "IssuedQuery"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "Unit" ADD CONSTRAINT "Unit_steps_never_negative" CHECK ("stepsLost" >= 0);
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_place_is_whole" CHECK (("x" IS NULL) = ("y" IS NULL));
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_on_map_has_place" CHECK (NOT "isOnMap" OR "x" IS NOT NULL);
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_share_of_turn" CHECK ("turnShareMoved" >= 0 AND "kmMoved" >= 0);
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_player_has_team" CHECK ("kind" = 'control' OR ("teamId" IS NOT NULL AND "duty" IS NOT NULL));
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_control_has_role" CHECK ("kind" = 'player' OR cardinality("roles") > 0);
ALTER TABLE "OrderSheet" ADD CONSTRAINT "OrderSheet_handed_in_at" CHECK ("state" = 'draft' OR "submittedAt" IS NOT NULL);
ALTER TABLE "Combat" ADD CONSTRAINT "Combat_ruled_has_ruling" CHECK ("state" <> 'ruled' OR ("finding" IS NOT NULL AND "ruling" IS NOT NULL));

-- The ledger is append-only.
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER "LedgerEntry_append_only" BEFORE UPDATE OR DELETE ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
