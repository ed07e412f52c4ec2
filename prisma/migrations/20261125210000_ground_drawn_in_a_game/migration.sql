-- Control draws ground on the map of a running game: close country, bad terrain, fortified places, marsh.
CREATE TYPE "GroundLayer" AS ENUM ('closecountry', 'badterrain', 'fortified', 'marsh');

CREATE TABLE "GroundArea" (
    "id" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "layer" "GroundLayer" NOT NULL,
    "name" TEXT NOT NULL,
    "points" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "GroundArea_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "GroundArea_gameId_idx" ON "GroundArea"("gameId");
ALTER TABLE "GroundArea" ADD CONSTRAINT "GroundArea_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "GroundArea" ADD CONSTRAINT "GroundArea_name_within" CHECK (char_length("name") BETWEEN 1 AND 60);
ALTER TABLE "GroundArea" ADD CONSTRAINT "GroundArea_points_within" CHECK (
    CASE WHEN jsonb_typeof("points") = 'array' THEN jsonb_array_length("points") BETWEEN 3 AND 60 ELSE false END);
