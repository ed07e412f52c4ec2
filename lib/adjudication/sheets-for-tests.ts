import type { SheetRow, SheetsOfTurn, SheetUnit } from './conflicts';

/** Rows, units and sheets of a turn, for tests: whatever is not told is quiet. */

export const unit = (id: string, more: Partial<SheetUnit> = {}): SheetUnit => ({
  id,
  name: id,
  teamId: 'guards',
  side: 'allied',
  formation: 'Guards Armd Div',
  arm: 'infantry',
  flags: [],
  mover: 'mech',
  x: 10,
  y: 10,
  sizePoints: 8,
  artilleryClass: null,
  isPrepared: true,
  whyUnprepared: '',
  isAttacking: false,
  ...more,
});
export const german = (id: string, more: Partial<SheetUnit> = {}) =>
  unit(id, { teamId: 'walther', side: 'german', formation: 'Div Walther', x: 10, y: 12, ...more });
export const row = (lineId: string, more: Partial<SheetRow> = {}): SheetRow => ({
  lineId,
  teamId: 'guards',
  name: `Guards, row ${lineId}`,
  action: 'attack',
  unitIds: [],
  supportIds: [],
  asksForAir: false,
  crossingIds: [],
  ...more,
});
export const sheets = (more: Partial<SheetsOfTurn>): SheetsOfTurn => ({
  rows: [],
  units: [],
  crossings: [],
  air: [],
  formationsToCome: new Set(),
  isMovementClosed: false,
  reachKm: 2.5,
  ...more,
});
