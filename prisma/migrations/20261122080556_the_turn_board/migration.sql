-- CreateEnum
CREATE TYPE "CardKind" AS ENUM ('sheet', 'airSheet', 'query', 'decision', 'combat', 'airTask', 'crossing', 'arrivals', 'report', 'sighting', 'message');

-- CreateEnum
CREATE TYPE "DeadlinePolicy" AS ENUM ('wait', 'takeDraft');

-- CreateEnum
CREATE TYPE "NoteWhy" AS ENUM ('handOver', 'takenOver', 'binding');

-- CreateEnum
CREATE TYPE "CarriageState" AS ENUM ('onItsWay', 'delivered', 'lost');

-- CreateEnum
CREATE TYPE "NoteBecame" AS ENUM ('message', 'query', 'amendment', 'nothing');

-- CreateEnum
CREATE TYPE "PaperKind" AS ENUM ('report', 'message', 'copy');

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "deadline" "DeadlinePolicy" NOT NULL DEFAULT 'wait',
ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "LedgerEntry" ADD COLUMN     "act" INTEGER,
ADD COLUMN     "undoes" INTEGER;

-- AlterTable
ALTER TABLE "OrderSheet" ADD COLUMN     "isTakenAsDraft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "begunAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "PhaseRun" ADD COLUMN     "pausedMs" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "PublicClock" ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ReportDraft" ADD COLUMN     "saidAt" TIMESTAMPTZ(3),
ADD COLUMN     "saidBy" TEXT;

-- CreateTable
CREATE TABLE "Presence" (
    "seatId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "deskTurn" INTEGER,

    CONSTRAINT "Presence_pkey" PRIMARY KEY ("seatId")
);

-- CreateTable
CREATE TABLE "Claim" (
    "gameId" TEXT NOT NULL,
    "kind" "CardKind" NOT NULL,
    "subjectId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "renewedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Claim_pkey" PRIMARY KEY ("gameId","kind","subjectId")
);

-- CreateTable
CREATE TABLE "ControlNote" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "why" "NoteWhy" NOT NULL,
    "fromSeatId" TEXT NOT NULL,
    "fromLabel" TEXT NOT NULL,
    "toSeatId" TEXT,
    "kind" "CardKind",
    "subjectId" TEXT,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ControlNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ControlNoteSeen" (
    "noteId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ControlNoteSeen_pkey" PRIMARY KEY ("noteId","seatId")
);

-- CreateTable
CREATE TABLE "MessageBox" (
    "teamId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "ownerSeatId" TEXT NOT NULL,

    CONSTRAINT "MessageBox_pkey" PRIMARY KEY ("teamId")
);

-- CreateTable
CREATE TABLE "Carriage" (
    "messageId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "state" "CarriageState" NOT NULL,
    "dueTurn" INTEGER,
    "gameTime" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "issuedId" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Carriage_pkey" PRIMARY KEY ("messageId")
);

-- CreateTable
CREATE TABLE "TelephoneNote" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "teamId" TEXT,
    "text" TEXT NOT NULL,
    "takenBy" TEXT NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "became" "NoteBecame",
    "becameId" TEXT,
    "settledBy" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "TelephoneNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Decision" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "teamId" TEXT NOT NULL,
    "combatId" TEXT,
    "question" TEXT NOT NULL,
    "options" TEXT[],
    "defaultOption" INTEGER NOT NULL,
    "askedBy" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "settledAs" INTEGER,
    "settledAt" TIMESTAMPTZ(3),
    "settledBy" TEXT,
    "reason" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConflictException" (
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "conflict" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConflictException_pkey" PRIMARY KEY ("gameId","turn","conflict")
);

-- CreateTable
CREATE TABLE "BindingRuling" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "factor" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "isGranted" BOOLEAN NOT NULL,
    "combatId" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawnAt" TIMESTAMPTZ(3),
    "withdrawnBy" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "BindingRuling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PublicNotice" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PublicNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedNudge" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedNudge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedExtension" (
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IssuedExtension_pkey" PRIMARY KEY ("gameId","teamId","turn")
);

-- CreateTable
CREATE TABLE "IssuedDecision" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "options" TEXT[],
    "defaultOption" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "settledAs" INTEGER,

    CONSTRAINT "IssuedDecision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeliveredMessage" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "sender" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "gameTime" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "deliveredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeliveredMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MessageNews" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MessageNews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DecisionAnswer" (
    "decisionId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "option" INTEGER NOT NULL,
    "answeredBy" TEXT NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DecisionAnswer_pkey" PRIMARY KEY ("decisionId")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "linkId" TEXT,
    "toTeamId" TEXT,
    "toName" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "writtenBy" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaperRead" (
    "gameId" TEXT NOT NULL,
    "teamId" TEXT NOT NULL,
    "seatId" TEXT NOT NULL,
    "kind" "PaperKind" NOT NULL,
    "paperId" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaperRead_pkey" PRIMARY KEY ("seatId","kind","paperId")
);

-- CreateIndex
CREATE INDEX "Presence_gameId_idx" ON "Presence"("gameId");

-- CreateIndex
CREATE INDEX "Claim_seatId_idx" ON "Claim"("seatId");

-- CreateIndex
CREATE INDEX "ControlNote_gameId_toSeatId_idx" ON "ControlNote"("gameId", "toSeatId");

-- CreateIndex
CREATE INDEX "MessageBox_gameId_idx" ON "MessageBox"("gameId");

-- CreateIndex
CREATE INDEX "Carriage_gameId_idx" ON "Carriage"("gameId");

-- CreateIndex
CREATE INDEX "TelephoneNote_gameId_turn_idx" ON "TelephoneNote"("gameId", "turn");

-- CreateIndex
CREATE INDEX "Decision_gameId_turn_idx" ON "Decision"("gameId", "turn");

-- CreateIndex
CREATE INDEX "Decision_combatId_idx" ON "Decision"("combatId");

-- CreateIndex
CREATE INDEX "BindingRuling_gameId_idx" ON "BindingRuling"("gameId");

-- CreateIndex
CREATE INDEX "PublicNotice_gameId_idx" ON "PublicNotice"("gameId");

-- CreateIndex
CREATE INDEX "IssuedNudge_gameId_teamId_idx" ON "IssuedNudge"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "IssuedDecision_gameId_teamId_idx" ON "IssuedDecision"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "DeliveredMessage_gameId_teamId_idx" ON "DeliveredMessage"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "MessageNews_gameId_teamId_idx" ON "MessageNews"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "DecisionAnswer_gameId_teamId_idx" ON "DecisionAnswer"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "Message_gameId_teamId_idx" ON "Message"("gameId", "teamId");

-- CreateIndex
CREATE INDEX "LedgerEntry_gameId_act_idx" ON "LedgerEntry"("gameId", "act");

-- CreateIndex
CREATE INDEX "PaperRead_gameId_teamId_idx" ON "PaperRead"("gameId", "teamId");

-- AddForeignKey
ALTER TABLE "Claim" ADD CONSTRAINT "Claim_seatId_fkey" FOREIGN KEY ("seatId") REFERENCES "Seat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ControlNoteSeen" ADD CONSTRAINT "ControlNoteSeen_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "ControlNote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "PhaseRun" ADD CONSTRAINT "PhaseRun_paused_never_negative" CHECK ("pausedMs" >= 0);
ALTER TABLE "PublicNotice" ADD CONSTRAINT "PublicNotice_says_something" CHECK ("text" <> '');
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_has_choices" CHECK (cardinality("options") BETWEEN 2 AND 4 AND "defaultOption" >= 0 AND "defaultOption" < cardinality("options"));
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_settled_within" CHECK ("settledAs" IS NULL OR ("settledAs" >= 0 AND "settledAs" < cardinality("options")));
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_settled_by_someone" CHECK (("settledAs" IS NULL OR "settledAt" IS NOT NULL) AND ("settledAt" IS NULL) = ("settledBy" IS NULL));
ALTER TABLE "DecisionAnswer" ADD CONSTRAINT "DecisionAnswer_never_negative" CHECK ("option" >= 0);
ALTER TABLE "Carriage" ADD CONSTRAINT "Carriage_on_its_way_is_due" CHECK (("state" = 'onItsWay') = ("dueTurn" IS NOT NULL));
ALTER TABLE "Message" ADD CONSTRAINT "Message_goes_by_a_link_or_to_control" CHECK (("linkId" IS NULL) = ("toTeamId" IS NULL));
ALTER TABLE "ReportDraft" ADD CONSTRAINT "ReportDraft_said_by_someone" CHECK (("saidAt" IS NULL) = ("saidBy" IS NULL));
ALTER TABLE "BindingRuling" ADD CONSTRAINT "BindingRuling_withdrawn_by_someone" CHECK (("withdrawnAt" IS NULL) = ("withdrawnBy" IS NULL));
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_undoes_an_earlier" CHECK ("undoes" IS NULL OR "undoes" < "number");

-- What is done is undone once.
CREATE UNIQUE INDEX "LedgerEntry_undone_once" ON "LedgerEntry"("gameId", "undoes") WHERE "undoes" IS NOT NULL;

-- Entries of games begun before hold what these rows now hold, so that the ledger still folds to what is stored.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" e SET "after" = jsonb_build_object('deadline', 'wait', 'phases', g."phases") || e."after"
  FROM "Game" g WHERE g."id" = e."gameId" AND e."kind" = 'game' AND (e."before" IS NULL OR e."before" = 'null');
UPDATE "LedgerEntry" e SET "act" = first.number FROM (
  SELECT id, min("number") OVER (PARTITION BY "gameId", "at", "seatId", "verb") AS number FROM "LedgerEntry"
) first WHERE first.id = e.id;
UPDATE "LedgerEntry" SET "after" = '{"isTakenAsDraft":false}' || "after" WHERE "kind" = 'sheet' AND ("before" IS NULL OR "before" = 'null');
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
ALTER TABLE "LedgerEntry" ALTER COLUMN "act" SET NOT NULL;
