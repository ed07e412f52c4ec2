-- Game Control may choose how the rulebook is read in a game, and tells all of Control.
ALTER TYPE "NoteWhy" ADD VALUE 'policy';
ALTER TABLE "Game" ADD COLUMN "policies" JSONB;
