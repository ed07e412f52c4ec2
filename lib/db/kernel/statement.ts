import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { ClientBase, Pool, QueryResult } from 'pg';
import pg from 'pg';
import { Prisma } from '@/lib/db/generated/client';

/** A statement of our own as it is written down: a template with its values, or one made with `Prisma.sql`. */
export type Written = [strings: TemplateStringsArray | Prisma.Sql, ...values: unknown[]];

/** So many statements are prepared, which is more than we have: those Prisma makes, with a mark for each id of a list, could go on for ever. */
const preparedAtMost = 1_000;

/** Texts of statements, each with the name it is prepared under: its digest, because bundles of one server may load this file more than once. */
const names = new Map<string, string>();

/** The name under which a statement is prepared, so that PostgreSQL plans it once a connection; undefined: it is planned each time. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= preparedAtMost) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Types with a number from here on are those of our own schema: enums, and lists of them. */
const firstOfOurs = 16_384;
const textArray = 1_009;
const listOrWord = (text: string): unknown =>
  text.startsWith('{') ? pg.types.getTypeParser(textArray as never)(text) : text;

/** Days have no hour: they are midnight in Greenwich, as Prisma has them, and not where the server stands. */
const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.DATE) return dayOf;
    return oid >= firstOfOurs ? listOrWord : pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Whatever is sent on a connection before the next turn of the event loop leaves this process in one piece. */
export function writeTogether(on: ClientBase | Pool): void {
  if (!('connection' in on)) return;
  const { stream } = on.connection as { stream: Writable };
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Sends one statement, prepared. On one connection several may be under way at once: they go out together and are
 * answered in their order. Rejects with PostgreSQL's own complaint.
 */
export function ask(on: ClientBase | Pool, ...[strings, ...values]: Written): Promise<QueryResult> {
  const { text, values: given } = 'text' in strings ? strings : Prisma.sql(strings, ...values);
  const sent = given.map((value) => (value instanceof Date ? value.toISOString() : value));
  writeTogether(on);
  return on.query({ name: statementName(text), text, values: sent, types });
}
