/** Fills the sentences of a staff: slots, and verbs that agree with whoever the sentence is about. */

/** The values for the slots of a sentence. An absent slot is empty. */
export interface Filling {
  slots: Readonly<Record<string, string>>;
  /** The own units are several. */
  isMany?: boolean;
  /** The enemy is several. */
  isEnemyMany?: boolean;
}

/** A way to say a thing, filled: `[is|are]` agrees with the own units, `<was|were>` with the enemy, `{where}` is a slot. */
export const fill = (way: string, { slots, isMany = false, isEnemyMany = false }: Filling): string =>
  way
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (isMany ? many : one))
    .replace(/<([^|>]*)\|([^>]*)>/g, (_, one: string, many: string) => (isEnemyMany ? many : one))
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/,+(?=[,;:.])/g, '')
    .replace(/^[,;:]\s*|,$/g, '')
    .trim();
