/** A dry run of the hall: played from this laptop, here or at another console, or handed to a second laptop. */
import type { Acted } from '@/lib/hosting/shown';
import { openHall, playHall } from '../../dry-run/try-hall';
import { type Hosting, inHostsWords } from '../hosting';

async function pickedAddress(): Promise<string> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  return (await newestGame())?.address ?? '';
}

/**
 * Plays a dry run, which the page follows as it goes.
 *
 * @param asked the link of another console's dry run, over its network; empty: one of this console's own
 */
export async function playDryRun({ conductor: { up }, memory }: Hosting, asked: string): Promise<Acted> {
  if (memory.dryRun && memory.dryRun.verdict === null)
    return { ok: false, words: 'A dry run is being played. Wait for its verdict.' };
  if (asked !== '' && !URL.canParse(asked))
    return { ok: false, words: 'That is no link. It begins with http, as the other laptop shows it.' };
  try {
    const link = asked === '' ? (await openHall(up!.served)).here : new URL(asked);
    const at = new Date().toISOString();
    memory.dryRun = { at, verdict: null };
    playHall(link, { isConsole: asked === '', isOnPage: true }).then(
      (verdict) => {
        memory.dryRun = { at, verdict };
      },
      (problem) => {
        memory.dryRun = { at, verdict: { state: 'trouble', words: [silence(problem, link) ?? inHostsWords(problem)] } };
      },
    );
    return { ok: true };
  } catch (problem) {
    return { ok: false, words: inHostsWords(problem) };
  }
}

/** The words for a console that nobody hears; null: it answered. */
const silence = (problem: unknown, { host }: URL): string | null =>
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/.test(
    (problem as NodeJS.ErrnoException).code ?? '',
  )
    ? `Nobody answers at ${host}. Is this laptop in the same network as the console’s, and does that console run?`
    : null;

/** Opens a dry run that a second laptop plays, by its link. */
export async function inviteDryRun({ conductor: { up } }: Hosting): Promise<Acted> {
  try {
    return { ok: true, link: (await openHall(up!.served, await pickedAddress())).forOthers.href };
  } catch (problem) {
    return { ok: false, words: inHostsWords(problem) };
  }
}
