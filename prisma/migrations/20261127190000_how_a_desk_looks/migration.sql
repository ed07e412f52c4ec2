-- How the sheet and the counters of a desk look: names and colours of the sides, its letter, its nations. Desks of games made before look as in the book.
ALTER TABLE "TeamDesk" ADD COLUMN "look" JSONB,
  ADD CONSTRAINT "TeamDesk_look" CHECK (
    "look" IS NULL OR (
      jsonb_typeof("look") = 'object' AND "look" ?& ARRAY['names', 'colours', 'letter', 'nations']
      AND jsonb_typeof("look" -> 'nations') = 'array'
      AND "look" #>> '{colours,allied}' IN ('blue', 'ochre', 'green', 'violet')
      AND "look" #>> '{colours,german}' IN ('blue', 'ochre', 'green', 'violet')
    )
  );
