import { z } from 'zod';

/** The environment, parsed once. `.env.example` explains each name. */
const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  NEXTAUTH_SECRET: z.string().min(16, 'must hold at least 16 characters').optional(),
  /** The file of the disk's reserve: set by the console itself where it keeps the database. */
  OPCOM_RESERVE: z.string().optional(),
  /** The database counts as away when it has not answered for so long, ms. */
  OPCOM_DATABASE_PATIENCE_MS: z.coerce.number().int().min(100).max(60_000).default(3_000),
});

type Environment = z.infer<typeof environmentSchema>;

let parsed: Environment | undefined;

/** Parsed once (again only where a test gives another database). Throws with the name of the variable that is wrong. */
export function environment(): Environment {
  const { DATABASE_URL, OPCOM_RESERVE } = process.env;
  if (parsed?.DATABASE_URL === DATABASE_URL && parsed?.OPCOM_RESERVE === OPCOM_RESERVE && parsed) return parsed;
  const result = environmentSchema.safeParse(process.env);
  if (!result.success) throw new Error(`environment: ${z.prettifyError(result.error)}`);
  parsed = result.data;
  return parsed;
}
