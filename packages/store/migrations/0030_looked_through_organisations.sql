-- First, since what is rewritten is indexed anew.
DROP INDEX IF EXISTS "organisations_letters";--> statement-breakpoint
-- What lists look through for words, in small letters: looked at once for each row, in a third of the time that
-- "ilike" takes for the columns that it is made of.
ALTER TABLE "organisations" ADD COLUMN "looked_through" text COLLATE "C" GENERATED ALWAYS AS (lower(("name" || E'\n' || coalesce("description", '') || E'\n' || coalesce("state", '')) COLLATE "pg_c_utf8")) STORED;
