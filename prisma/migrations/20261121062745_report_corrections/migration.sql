-- DropIndex
DROP INDEX "ReportDraft_gameId_turn_teamId_key";

-- AlterTable
ALTER TABLE "ReportDraft" ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE UNIQUE INDEX "ReportDraft_gameId_turn_teamId_number_key" ON "ReportDraft"("gameId", "turn", "teamId", "number");
