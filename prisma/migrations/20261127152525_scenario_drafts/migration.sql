-- Scenarios being made on the scenario desk of a game: what stands in their files, and every edit that was ever made of them.
CREATE TABLE "ScenarioDraft" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 0,
    "undoable" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "redoable" INTEGER[] DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "ScenarioDraft_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ScenarioDraft_name" CHECK ("name" ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
    CONSTRAINT "ScenarioDraft_version" CHECK ("version" >= 0)
);

CREATE TABLE "DraftFile" (
    "draftId" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "entries" JSONB NOT NULL,

    CONSTRAINT "DraftFile_pkey" PRIMARY KEY ("draftId","file"),
    CONSTRAINT "DraftFile_entries" CHECK (jsonb_typeof("entries") = 'array')
);

CREATE TABLE "DraftEdit" (
    "draftId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "what" TEXT NOT NULL,
    "splices" JSONB NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DraftEdit_pkey" PRIMARY KEY ("draftId","number"),
    CONSTRAINT "DraftEdit_number" CHECK ("number" > 0),
    CONSTRAINT "DraftEdit_splices" CHECK (jsonb_typeof("splices") = 'array')
);

CREATE UNIQUE INDEX "ScenarioDraft_gameId_name_key" ON "ScenarioDraft"("gameId", "name");

ALTER TABLE "ScenarioDraft" ADD CONSTRAINT "ScenarioDraft_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "DraftFile" ADD CONSTRAINT "DraftFile_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "ScenarioDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "DraftEdit" ADD CONSTRAINT "DraftEdit_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "ScenarioDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A practice game is of the game at whose desk it was opened; it ends with it.
ALTER TABLE "Game" ADD COLUMN "practiceOf" TEXT;

ALTER TABLE "Game" ADD CONSTRAINT "Game_practiceOf_fkey" FOREIGN KEY ("practiceOf") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
