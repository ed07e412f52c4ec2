-- A version of a draft that the console plays against itself many times, and what came of each play.
CREATE TABLE "Weighing" (
    "id" TEXT NOT NULL,
    "draftId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "scenario" TEXT,
    "about" JSONB NOT NULL,
    "plays" INTEGER NOT NULL,
    "turns" INTEGER,
    "askedBy" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "begunAt" TIMESTAMPTZ(3),
    "isHeldUp" BOOLEAN NOT NULL DEFAULT false,
    "endedAt" TIMESTAMPTZ(3),
    "endedBecause" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Weighing_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Weighing_plays" CHECK ("plays" > 0),
    CONSTRAINT "Weighing_turns" CHECK ("turns" > 0),
    CONSTRAINT "Weighing_scenario" CHECK ("scenario" IS NOT NULL OR "endedAt" IS NOT NULL)
);

CREATE TABLE "WeighedPlay" (
    "weighingId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "turns" JSONB NOT NULL DEFAULT '[]',
    "isOver" BOOLEAN NOT NULL DEFAULT false,
    "brokeIn" INTEGER,
    "because" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "WeighedPlay_pkey" PRIMARY KEY ("weighingId","number"),
    CONSTRAINT "WeighedPlay_number" CHECK ("number" > 0),
    CONSTRAINT "WeighedPlay_turns" CHECK (jsonb_typeof("turns") = 'array')
);

CREATE INDEX "Weighing_draftId_idx" ON "Weighing"("draftId");

ALTER TABLE "Weighing" ADD CONSTRAINT "Weighing_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "ScenarioDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "WeighedPlay" ADD CONSTRAINT "WeighedPlay_weighingId_fkey" FOREIGN KEY ("weighingId") REFERENCES "Weighing"("id") ON DELETE CASCADE ON UPDATE CASCADE;
