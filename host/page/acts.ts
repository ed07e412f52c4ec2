/** The acts that the host's page can ask for, each by its name. */
import { z } from 'zod';
import type { Acted } from '@/lib/hosting/shown';
import { checkLaptop } from '../check/check-laptop';
import { archiveNow, readArchive, restore } from './acts/archives';
import { inviteDryRun, playDryRun } from './acts/dry-run';
import { newGame, openGameAgain, tryTurn } from './acts/games';
import { chooseAddress, nameNetwork, seatGameControl } from './acts/hall';
import { changeSettings, settingsForm } from './acts/settings';
import { type Hosting, inBackground } from './hosting';

const text = z.string().max(1_000);

/** The request, as the page says it. */
const form = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('stop') }),
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('take-port'), port: z.number().int().min(1).max(65_535) }),
  z.strictObject({ act: z.literal('choose-address'), host: text }),
  z.strictObject({ act: z.literal('name-network'), was: text, network: text }),
  z.strictObject({ act: z.literal('seat-game-control') }),
  z.strictObject({ act: z.literal('try-turn') }),
  z.strictObject({ act: z.literal('new-game'), scenario: text }),
  z.strictObject({ act: z.literal('open-game'), gameId: text }),
  z.strictObject({ act: z.literal('archive-now') }),
  z.strictObject({ act: z.literal('read-archive'), file: text }),
  z.strictObject({ act: z.literal('restore'), file: text }),
  z.strictObject({ act: z.literal('settings'), settings: settingsForm }),
  z.strictObject({ act: z.literal('check') }),
  z.strictObject({ act: z.literal('dry-run'), link: text }),
  z.strictObject({ act: z.literal('invite-dry-run') }),
  z.strictObject({ act: z.literal('put-away'), notice: z.number().int() }),
]);

type Asked = z.infer<typeof form>;

/** These can be asked for whatever the console is at; the rest only while it runs. */
const always: readonly Asked['act'][] = ['stop', 'put-away', 'check'];
/** These put right what keeps it from starting. */
const inTrouble: readonly Asked['act'][] = ['start', 'take-port', 'settings', 'restore', 'read-archive'];

/** Does what was asked for, or says why not. */
export async function act(said: unknown, hosting: Hosting): Promise<Acted> {
  const read = form.safeParse(said);
  if (!read.success) return { ok: false, words: 'The page asked for something that there is not. Reload it.' };
  const asked = read.data;
  const { stage } = hosting.conductor;
  if (!always.includes(asked.act) && stage !== 'running' && !(stage === 'trouble' && inTrouble.includes(asked.act)))
    return { ok: false, words: 'The console is starting or stopping. Wait until it has, and ask again.' };
  return done(asked, hosting);
}

function done(asked: Asked, hosting: Hosting): Promise<Acted> | Acted {
  switch (asked.act) {
    case 'stop':
      void hosting.conductor.stop();
      return { ok: true };
    case 'start':
      return inBackground(hosting, () => hosting.conductor.again());
    case 'take-port':
      return changeSettings(hosting, { port: asked.port });
    case 'choose-address':
      return chooseAddress(asked.host);
    case 'name-network':
      return nameNetwork(asked.was, asked.network);
    case 'seat-game-control':
      return seatGameControl(hosting);
    case 'try-turn':
      return tryTurn(hosting);
    case 'new-game':
      return newGame(hosting, asked.scenario);
    case 'open-game':
      return openGameAgain(hosting, asked.gameId);
    case 'archive-now':
      return archiveNow(hosting);
    case 'read-archive':
      return readArchive(hosting, asked.file);
    case 'restore':
      return restore(hosting, asked.file);
    case 'settings':
      return changeSettings(hosting, asked.settings);
    case 'check':
      return check(hosting);
    case 'dry-run':
      return playDryRun(hosting, asked.link);
    case 'invite-dry-run':
      return inviteDryRun(hosting);
    case 'put-away':
      hosting.memory.notices.putAway(asked.notice);
      return { ok: true };
  }
}

/** Checks this laptop; the page shows what was found until it is checked again. */
async function check({ conductor: { up, options, dataDir }, memory }: Hosting): Promise<Acted> {
  const checks = await checkLaptop({ up, dataDir, port: options.port });
  memory.checked = { at: new Date().toISOString(), checks };
  return { ok: true };
}
