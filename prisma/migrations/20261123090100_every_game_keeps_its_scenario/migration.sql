ALTER TABLE "Game" ALTER COLUMN "scenarioChecksum" SET NOT NULL;

CREATE FUNCTION "game_keeps_its_scenario"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a game keeps the scenario it was opened with';
END $$;
CREATE TRIGGER "Game_keeps_its_scenario" BEFORE UPDATE ON "Game" FOR EACH ROW
  WHEN ((OLD."scenario", OLD."scenarioChecksum") IS DISTINCT FROM (NEW."scenario", NEW."scenarioChecksum"))
  EXECUTE FUNCTION "game_keeps_its_scenario"();
