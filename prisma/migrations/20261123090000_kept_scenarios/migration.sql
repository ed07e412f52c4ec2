CREATE TABLE "KeptScenario" (
    "checksum" TEXT NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "KeptScenario_pkey" PRIMARY KEY ("checksum"),
    CONSTRAINT "KeptScenario_checksum_is_of_content" CHECK ("checksum" = encode(sha256(convert_to("content", 'UTF8')), 'hex'))
);

-- Games made before have none yet: host/migrate/keep-older-scenarios.ts gives them theirs before the next migration.
ALTER TABLE "Game" ADD COLUMN "scenarioChecksum" TEXT;
ALTER TABLE "Game" ADD CONSTRAINT "Game_scenarioChecksum_fkey" FOREIGN KEY ("scenarioChecksum") REFERENCES "KeptScenario"("checksum") ON DELETE RESTRICT ON UPDATE RESTRICT;
