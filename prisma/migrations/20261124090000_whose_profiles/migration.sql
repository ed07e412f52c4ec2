-- Figures that Control gave a unit it raised are Control's own: neither a source's nor this project's default.
UPDATE "StatusProfile" SET ours = '{control}' WHERE notes = 'Of no profile of the scenario';

-- The others follow from the scenario that the game keeps, which never changes: so neither do they.
CREATE FUNCTION "status_profile_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a status profile stays as it was made';
END $$;
CREATE TRIGGER "StatusProfile_stays" BEFORE UPDATE ON "StatusProfile" FOR EACH ROW
  EXECUTE FUNCTION "status_profile_stays"();
