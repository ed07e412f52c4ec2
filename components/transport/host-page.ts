import type { Acted, Shown } from '@/lib/hosting/shown';

/**
 * The requests that the host's page makes of the console that shows it. Its addresses are seen from the page's own
 * link.
 */

/** The state shown now; null: nobody answers, for the console has stopped. */
export async function readHostPage(): Promise<Shown | null> {
  try {
    const answer = await fetch('shown');
    return answer.ok ? ((await answer.json()) as Shown) : null;
  } catch {
    return null;
  }
}

const unanswered: Acted = { ok: false, words: 'The console does not answer. Start it again as you started it before.' };

async function sent(path: string, body: BodyInit): Promise<Acted> {
  try {
    const answer = await fetch(path, { method: 'POST', body });
    return answer.ok ? ((await answer.json()) as Acted) : unanswered;
  } catch {
    return unanswered;
  }
}

/** Asks for something by its name, with what it needs. */
export const askHost = (act: string, more: object = {}): Promise<Acted> =>
  sent('act', JSON.stringify({ act, ...more }));

/** Hands a file over that was chosen on this laptop. */
export const handFile = (file: File): Promise<Acted> => sent(`file?name=${encodeURIComponent(file.name)}`, file);
