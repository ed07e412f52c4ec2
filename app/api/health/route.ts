import { databaseAnswers } from '@/lib/db/kernel/health';

const headers = { 'Cache-Control': 'no-store' };

/**
 * True when the console can work, for whoever watches over it: 200 when its database answers, 503 when not. It tells nothing
 * else.
 */
export async function GET(): Promise<Response> {
  const ok = await databaseAnswers();
  return Response.json({ ok }, { status: ok ? 200 : 503, headers });
}
