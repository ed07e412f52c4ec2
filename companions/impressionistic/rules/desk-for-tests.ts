import { deskForTests } from '@/companions/rules/desk-for-tests';
import { impressionistic } from './impressionistic';
import type { State, UnitEntry } from './state';
import type { Tables } from './tables';

/** The desk at play in tests: units in few words, acts with their dice written beside them. */

export { said } from '@/companions/rules/desk-for-tests';

const entry = (id: string, side: 'german' | 'allied', more: Partial<UnitEntry>): UnitEntry => ({
  id,
  name: id,
  side,
  kind: 'foot',
  class: 'veteran',
  figures: 6,
  ...more,
});

export const german = (id: string, more: Partial<UnitEntry> = {}): UnitEntry => entry(id, 'german', more);
export const allied = (id: string, more: Partial<UnitEntry> = {}): UnitEntry => entry(id, 'allied', more);

const desk = deskForTests(impressionistic, { kind: 'nextPhase' });
export const { played, afterActs, inPhase, refused } = desk;

/** A table with these units in its first phase. */
export const table = (units: UnitEntry[], tables?: Tables): State => desk.started({ units, ...(tables && { tables }) });
