-- DropIndex
DROP INDEX "SeatCode_seatId_key";

-- CreateIndex
CREATE INDEX "SeatCode_seatId_idx" ON "SeatCode"("seatId");
