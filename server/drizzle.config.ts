import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/schema.ts',
  // Another folder where it is only looked whether there is anything to generate.
  out: process.env.MIGRATIONS_FOLDER ?? './server/migrations',
});
