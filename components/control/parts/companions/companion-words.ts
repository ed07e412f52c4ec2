import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import type { CompanionName } from '@/lib/words';

/** The purpose of each companion, in a sentence for the person who chooses. */
export const companionSentences: Record<CompanionName, string> = {
  'battle-card': 'The whole of Market Garden on one card, alone against the dice: a warm-up, or a quick what-if.',
  'farthest-bridge': 'A landing hex by hex: scatter, gliders, bridges blown and built.',
  'postcard-arnhem': 'An attack settled with two coins, the chances shown before they fall.',
  impressionistic: 'One street fight at the table: fire, morale, houses taken card by card.',
};

/** The name of each in a short list. */
export const companionShortTitles: Record<CompanionName, string> = {
  'battle-card': 'Battle Card: Market Garden',
  'farthest-bridge': 'The Farthest Bridge',
  'postcard-arnhem': 'Postcard Arnhem',
  impressionistic: 'Impressionistic Wargaming',
};

/** The way to begin a companion game about something of the main game. */
export const beginWay = ({ kind, id }: CompanionAbout, companion: CompanionName): string =>
  `/companions?about=${kind}:${encodeURIComponent(id)}&companion=${companion}`;

/** The way to the ruling that a companion game's result is taken back as. */
export function rulingWay({ kind, id }: CompanionAbout, companionGameId: string): string {
  const at = encodeURIComponent(id);
  const desk = { combat: `/combats/${at}?`, crossing: `/crossings?at=${at}&`, landing: '/air/picture?' }[kind];
  return `${desk}played=${companionGameId}`;
}
