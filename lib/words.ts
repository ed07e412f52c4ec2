/** The vocabulary on one page: every word that more than one room counts by, as a list and its union. */

/** The games of other rulesets that may be played beside the main game, and what each is called. */
export const companionTitles = {
  'battle-card': 'Battle Card: Market Garden',
  'farthest-bridge': 'Arnhem: The Farthest Bridge',
  'postcard-arnhem': 'Postcard Arnhem',
  impressionistic: 'Impressionistic Wargaming',
} as const;
export type CompanionName = keyof typeof companionTitles;
export const companionNames = Object.keys(companionTitles) as CompanionName[];
