-- A code in whose place a newer one came, or whose seat was taken back: whoever types it is told so.
ALTER TABLE "SeatCode" ADD COLUMN "endedAt" TIMESTAMPTZ(3);
