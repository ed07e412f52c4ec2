CREATE TABLE "StatusProfile" (
    "gameId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "describes" TEXT NOT NULL,
    "notation" TEXT NOT NULL,
    "sizePoints" INTEGER NOT NULL,
    "ours" TEXT[],
    "notes" TEXT NOT NULL,

    CONSTRAINT "StatusProfile_pkey" PRIMARY KEY ("gameId","key")
);
ALTER TABLE "StatusProfile" ADD CONSTRAINT "StatusProfile_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The profiles of the scenario that each game keeps.
INSERT INTO "StatusProfile"
SELECT g.id, p ->> 'key', p ->> 'describes', p ->> 'notation', (p ->> 'sizePoints')::int,
  ARRAY(SELECT jsonb_array_elements_text(p -> 'ours')), p ->> 'notes'
FROM "Game" g JOIN "KeptScenario" k ON k.checksum = g."scenarioChecksum", jsonb_array_elements(k.content::jsonb -> 'profiles') AS p;

-- A unit has the profile that the scenario gives it, where that is how it stands; else another with the same figures.
ALTER TABLE "Unit" ADD COLUMN "profileKey" TEXT;
UPDATE "Unit" u SET "profileKey" = p.key
FROM "Game" g JOIN "KeptScenario" k ON k.checksum = g."scenarioChecksum",
  jsonb_array_elements(k.content::jsonb -> 'units') AS s, "StatusProfile" p
WHERE g.id = u."gameId" AND s ->> 'id' = u.id AND p."gameId" = u."gameId" AND p.key = s ->> 'profile'
  AND p.notation = u.profile AND p."sizePoints" = u."sizePoints";
UPDATE "Unit" u SET "profileKey" = (
  SELECT min(p.key COLLATE "C") FROM "StatusProfile" p
  WHERE p."gameId" = u."gameId" AND p.notation = u.profile AND p."sizePoints" = u."sizePoints")
WHERE u."profileKey" IS NULL;

-- Figures that no profile of the scenario has, of a unit that Control raised, become a profile of their own.
INSERT INTO "StatusProfile"
SELECT "gameId", profile || '/' || "sizePoints", string_agg(name, ', ' ORDER BY id), profile, "sizePoints", '{}',
  'Of no profile of the scenario'
FROM "Unit" WHERE "profileKey" IS NULL GROUP BY "gameId", profile, "sizePoints";
UPDATE "Unit" SET "profileKey" = profile || '/' || "sizePoints" WHERE "profileKey" IS NULL;

ALTER TABLE "Unit" ALTER COLUMN "profileKey" SET NOT NULL, DROP COLUMN "profile", DROP COLUMN "sizePoints";
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_gameId_profileKey_fkey" FOREIGN KEY ("gameId", "profileKey") REFERENCES "StatusProfile"("gameId", "key") ON DELETE NO ACTION ON UPDATE NO ACTION;
