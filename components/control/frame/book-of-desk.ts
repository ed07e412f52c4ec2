import type { BookPage } from '@/lib/book/pages';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { ControlRole } from '@/lib/words';

/** The page of the handbook that speaks of a desk, by the beginning of its path below the seat. The longest one that fits counts. */
const byPath: Readonly<Record<string, BookPage>> = {
  '/air': 'air-control',
  '/briefings': 'evening-before',
  '/combats': 'team-control',
  '/companions': 'game-control',
  '/crossings': 'map-control',
  '/debrief': 'after-the-battle',
  '/figures': 'after-the-battle',
  '/knows': 'team-control',
  '/ledger': 'game-control',
  '/map': 'map-control',
  '/messages': 'team-control',
  '/orders': 'team-control',
  '/print': 'on-paper',
  '/rehearsal': 'evening-before',
  '/reinforcements': 'map-control',
  '/reports': 'team-control',
  '/rulebook': 'first-time-umpire',
  '/rules': 'first-time-umpire',
  '/scenarios': 'own-scenario',
  '/sees': 'team-control',
  '/setup': 'evening-before',
  '/setup/clock': 'in-the-hall',
  '/setup/maps': 'own-scenario',
  '/setup/teams': 'few-teams',
  '/train': 'first-time-umpire',
  '/units': 'map-control',
};

const byRole: readonly (readonly [ControlRole, BookPage])[] = [
  ['gameControl', 'game-control'],
  ['teamControl', 'team-control'],
  ['mapControl', 'map-control'],
  ['airControl', 'air-control'],
];

/** The page for the board: what the seat does there, before the game, alone, as the one umpire or as one of a crew. */
function ofBoard({ seat, isBegun, practice, isOneUmpire }: Asks): BookPage {
  if (practice) return 'alone';
  const isGameControl = seat.roles.includes('gameControl');
  if (!isBegun && isGameControl) return 'evening-before';
  if (isOneUmpire) return 'one-umpire';
  return byRole.find(([role]) => seat.roles.includes(role))?.[1] ?? 'first-time-umpire';
}

type Asks = Pick<Chrome, 'isBegun' | 'practice' | 'isOneUmpire'> & { seat: { roles: readonly ControlRole[] } };

/**
 * The page of the handbook for a desk of Control.
 *
 * @param path what follows the seat in the address, with or without a query: `/orders/xxx-corps?team=a`
 */
export function bookOfDesk(path: string, chrome: Asks): BookPage {
  const [at = ''] = path.split('?');
  if (at === '' || at === '/') return ofBoard(chrome);
  if (at.endsWith('/paper')) return 'on-paper';
  if (at.endsWith('/what-if')) return 'after-the-battle';
  const known = Object.keys(byPath).filter((begins) => at === begins || at.startsWith(`${begins}/`));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest ? byPath[longest]! : ofBoard(chrome);
}
