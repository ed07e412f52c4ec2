import { db } from './client';

/** Whoever waits longer is told that it does not answer, ms. */
const patienceMs = 2_000;

let asked: Promise<boolean> | null = null;

/** True when the database answers within two seconds. However many ask at once, it is asked one question at a time. */
export async function databaseAnswers(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((settle) => {
    late = setTimeout(() => settle(false), patienceMs);
  });
  const answer = db().$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(late));
}
