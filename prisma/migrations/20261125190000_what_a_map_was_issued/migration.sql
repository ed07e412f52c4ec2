-- What each act issued on a team's map, and what it took back, stays readable under the number of the ledger.
CREATE TYPE "MapRowKind" AS ENUM ('counter', 'contact', 'friend', 'crossing');
CREATE TABLE "MapIssued" (
    "gameId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "teamId" TEXT NOT NULL,
    "kind" "MapRowKind" NOT NULL,
    "rows" JSONB NOT NULL,
    "withdrawn" TEXT[],
    CONSTRAINT "MapIssued_pkey" PRIMARY KEY ("gameId", "number", "teamId", "place")
);
CREATE INDEX "MapIssued_gameId_teamId_number_idx" ON "MapIssued"("gameId", "teamId", "number");
ALTER TABLE "MapIssued" ADD CONSTRAINT "MapIssued_number_and_place" CHECK ("number" >= 0 AND "place" >= 0);

-- Of a game made before, what its teams know now is what they know from here on.
INSERT INTO "MapIssued" ("gameId", number, place, "teamId", kind, rows, withdrawn)
SELECT g.id, g.entries, of.place, of."teamId", of.kind, of.rows, '{}'
FROM "Game" g JOIN (
  SELECT "gameId", "teamId", 0 AS place, 'counter'::"MapRowKind" AS kind, jsonb_agg(to_jsonb(c)) AS rows
    FROM "IssuedCounter" c GROUP BY "gameId", "teamId"
  UNION ALL
  SELECT "gameId", "teamId", 1, 'contact', jsonb_agg(to_jsonb(c)) FROM "EnemyContact" c GROUP BY "gameId", "teamId"
  UNION ALL
  SELECT "gameId", "teamId", 2, 'friend', jsonb_agg(to_jsonb(c)) FROM "FriendlyCounter" c GROUP BY "gameId", "teamId"
) of ON of."gameId" = g.id;

CREATE FUNCTION "map_issued_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was issued on a map is append-only';
END $$;
CREATE TRIGGER "MapIssued_append_only" BEFORE UPDATE OR DELETE ON "MapIssued"
  FOR EACH ROW EXECUTE FUNCTION "map_issued_is_append_only"();
