ALTER TABLE "ledger_entries" ADD COLUMN "amount_terms" jsonb;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "amount_terms" jsonb;