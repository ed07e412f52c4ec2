-- CreateTable
CREATE TABLE "ArchiveKept" (
    "gameId" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "folder" TEXT NOT NULL,
    "turn" INTEGER,
    "phase" "Phase",
    "keptAt" TIMESTAMPTZ(3),
    "trouble" TEXT NOT NULL DEFAULT '',
    "triedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ArchiveKept_pkey" PRIMARY KEY ("gameId","host","folder")
);
