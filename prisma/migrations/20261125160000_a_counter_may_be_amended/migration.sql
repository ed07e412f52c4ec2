-- Control may amend a counter: its own size points are kept with it, and a unit may fight out of role in one combat.
ALTER TABLE "Unit" ADD COLUMN "sizePoints" INTEGER;
ALTER TABLE "Unit" ADD CONSTRAINT "Unit_size_points_within" CHECK ("sizePoints" BETWEEN 0 AND 200);
ALTER TABLE "CombatUnit" ADD COLUMN "fightsOutOfRole" BOOLEAN NOT NULL DEFAULT false;

-- What may be amended is the truth of the unit. Of a unit that was raised it stood in the entry of the raising.
ALTER TABLE "LedgerEntry" DISABLE TRIGGER "LedgerEntry_append_only";
UPDATE "LedgerEntry" made SET after = made.after || jsonb_build_object(
    'name', u.name, 'shortName', u."shortName", 'formation', u.formation, 'arm', u.arm, 'flags', to_jsonb(u.flags),
    'profileKey', u."profileKey", 'sizePoints', NULL)
  FROM "LedgerEntry" raised JOIN "Unit" u ON u."gameId" = raised."gameId" AND u.id = raised."subjectId"
  WHERE raised.kind = 'raisedUnit' AND made.kind = 'unit' AND (made.before IS NULL OR made.before = 'null')
    AND made."gameId" = raised."gameId" AND made."subjectId" = raised."subjectId";
UPDATE "LedgerEntry" SET after = after - '{name,shortName,formation,arm,flags,profile,sizePoints}'::text[]
  WHERE kind = 'raisedUnit';
CREATE FUNCTION "out_of_role"(units JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg('{"fightsOutOfRole":false}' || unit ORDER BY place), '[]')
  FROM jsonb_array_elements(units) WITH ORDINALITY AS of (unit, place)
$$;
UPDATE "LedgerEntry" SET before = jsonb_set(before, '{units}', "out_of_role"(before -> 'units'))
  WHERE kind = 'combat' AND jsonb_typeof(before -> 'units') = 'array';
UPDATE "LedgerEntry" SET after = jsonb_set(after, '{units}', "out_of_role"(after -> 'units'))
  WHERE kind = 'combat' AND jsonb_typeof(after -> 'units') = 'array';
DROP FUNCTION "out_of_role"(JSONB);
ALTER TABLE "LedgerEntry" ENABLE TRIGGER "LedgerEntry_append_only";
