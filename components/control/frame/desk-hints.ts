import { keysSaid, shortcutOf } from '../parts/keys/key-table';
import { deskAt } from './desks';

/** The hints for an umpire who opens a desk for the first time, by the path of the desk. */
const deskHints = (): Readonly<Record<string, string>> => ({
  '': `Each card is something the turn waits for; the sentence on top is what holds it up most. ${keysSaid(
    ['walkOn', 'walkBack', 'open'],
    (on, back, open) => `${on} and ${back} go from card to card, ${open} opens one and takes it`,
    'Opening one takes it',
  )}; where there are other umpires, they see that it is yours. ${shortcutOf('palette')} leads anywhere by name.`,
  '/map':
    'The truth: drag a counter, or select it and give it a place. Nothing you move here reaches a player until movement is closed, a report is released or the next turn opens.',
  '/orders':
    'Opening a sheet tells its team that Control is reading it. Ask about a row, note what matters, accept it; what differs from its last sheet is marked.',
  '/combats':
    'First group all combats, then close the grouping, then roll. The engine advises and you rule: whatever you overrule stands beside the finding with your reason.',
  '/crossings':
    'What waits at a bridge goes over in the order of march, as far as its points go. A bridge is tested once; safe stays safe.',
  '/air':
    'Every squadron flies one mission a turn. The air picture settles them in the order of the book: in the air first, flak, then what reaches the ground.',
  '/reports':
    'The facts make a draft, the letter is yours to colour. Six lights say whether effectiveness, location, enemy, type, identity and what else was seen and suffered are told, and the guard marks what no player may read.',
  '/reinforcements':
    'Units that are due come on at their entry place when the next turn opens, or where you placed them. A team hears of arrivals only when you tell it.',
  '/units': 'Every unit as it truly is. Type to find one; its place leads to the map.',
  '/ledger': 'Every change of the game with who, when and why, the newest first. Nothing is ever erased.',
  '/rules': 'Put any case to the rules by hand, with your own dice if you like, and apply what you rule.',
  '/rulebook': 'How this game reads the rules where the book leaves it open. Each reading has its number.',
  '/setup': 'A link lets one browser take one seat. A new link ends the old one at once; the draft on the desk stays.',
});

/** The hint of the desk an address belongs to; null: that page has none. */
export function hintAt(seatId: string, address: string): { id: string; words: string } | null {
  const desk = deskAt(seatId, address);
  const words = desk && deskHints()[desk.path];
  return words ? { id: `control-${desk.name.toLowerCase().replace(' ', '-')}`, words } : null;
}
