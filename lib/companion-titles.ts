import type { CompanionName } from './words';

/** The titles of the companion games. No player's page carries these names: they are kept apart from the words. */
export const companionTitles: Readonly<Record<CompanionName, string>> = {
  'battle-card': 'Battle Card: Market Garden',
  'farthest-bridge': 'Arnhem: The Farthest Bridge',
  'postcard-arnhem': 'Postcard Arnhem',
  impressionistic: 'Impressionistic Wargaming',
};
