import { chanceFrom } from '@/lib/chance';

/** Faults that may be planted in what the servers do, to see that they are found. */
export const plantedFaults = [
  'a lost answer accepted twice',
  'a notice ignored',
  'a commit acknowledged before it is one',
  'a lock left out',
] as const;
export type PlantedFault = (typeof plantedFaults)[number];

/** The effect of a planted fault on statements. */
export interface Plant {
  /** The question, as it is asked with the fault. */
  written(said: unknown[]): unknown[];
  /** True when this commit is acknowledged before it is sent. */
  isAcknowledgedEarly(): boolean;
}

const rewritten: Partial<Record<PlantedFault, (text: string) => string>> = {
  'a lost answer accepted twice': (text) =>
    text
      .replace(/AND w\."writeId" = /g, 'AND false AND w."writeId" = ')
      .replace(/(AS w\("seatId" text, "writeId" text, [^)]*\))/, '$1 ON CONFLICT DO NOTHING')
      .replace(/^(\s*INSERT INTO "SeatWrite"[\s\S]*)$/, '$1 ON CONFLICT DO NOTHING'),
  'a lock left out': (text) => text.replace(/ FOR (NO KEY UPDATE|UPDATE|SHARE)( OF \w+)?/g, ''),
};

export function plantOf(fault: PlantedFault | undefined, seed: number): Plant | undefined {
  if (!fault) return undefined;
  const chance = chanceFrom(seed);
  const rewrite = rewritten[fault];
  return {
    written: (said) => (rewrite ? [rewrittenBy(rewrite, said[0]), ...said.slice(1)] : said),
    isAcknowledgedEarly: () => fault === 'a commit acknowledged before it is one' && chance.onceIn(10),
  };
}

function rewrittenBy(rewrite: (text: string) => string, asked: unknown): unknown {
  if (typeof asked === 'string') return rewrite(asked);
  const config = asked as { text: string; name?: string };
  const text = rewrite(config.text);
  return text === config.text ? asked : { ...config, text, name: undefined };
}
