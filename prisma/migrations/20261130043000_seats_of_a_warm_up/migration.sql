-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "standsFor" TEXT;

-- CreateIndex
CREATE INDEX "Seat_standsFor_idx" ON "Seat"("standsFor");
