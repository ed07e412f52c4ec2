import { defineConfig } from 'prisma/config';

// Prisma would download an engine that no command of ours needs; any program that exists satisfies it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

/** For Prisma's own commands. The console itself needs none of them: it applies its migrations when it starts. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'tsx prisma/seed.ts' },
});
