import type { CompanionName } from './words';

/** What each companion game is called. No player's page carries these names: they stand apart from the words. */
export const companionTitles: Readonly<Record<CompanionName, string>> = {
  'battle-card': 'Battle Card: Market Garden',
  'farthest-bridge': 'Arnhem: The Farthest Bridge',
  'postcard-arnhem': 'Postcard Arnhem',
  impressionistic: 'Impressionistic Wargaming',
};
