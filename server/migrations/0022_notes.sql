ALTER TABLE "products" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_notes_check" CHECK (char_length(notes) between 1 and 2000);