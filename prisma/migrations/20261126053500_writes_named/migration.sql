-- A write has its verb and a digest of what was sent beside its id, and keeps a small answer or none.
-- Before, Control's and players' ids began with the verb.
ALTER TABLE "SeatWrite" ADD COLUMN "verb" TEXT, ADD COLUMN "digest" TEXT, ALTER COLUMN "answer" DROP NOT NULL;

UPDATE "SeatWrite" SET
  "verb" = split_part("writeId", ' ', 1),
  "answer" = CASE WHEN octet_length("answer"::text) <= 1024 THEN "answer" END;

-- Where two verbs were sent under one id, both keep their long name: nobody sends either again.
UPDATE "SeatWrite" w SET "writeId" = substr(w."writeId", length(w."verb") + 2)
WHERE NOT EXISTS (
  SELECT FROM "SeatWrite" other
  WHERE other."seatId" = w."seatId" AND other."writeId" <> w."writeId"
    AND substr(other."writeId", length(other."verb") + 2) = substr(w."writeId", length(w."verb") + 2)
);

ALTER TABLE "SeatWrite" ALTER COLUMN "verb" SET NOT NULL;
ALTER TABLE "SeatWrite" ADD CONSTRAINT "SeatWrite_answer_small" CHECK (octet_length("answer"::text) <= 1024);

CREATE INDEX "SeatWrite_seatId_at_idx" ON "SeatWrite"("seatId", "at");
