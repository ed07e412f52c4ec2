import type { Scenario } from '@/lib/scenario/types';
import { keyOf, type LedgerKind, type LedgerState, type TruthOf } from './kinds';

/**
 * The truth a scenario opens with: its turns, its teams, its units (those of the opening turn and before stand on the map), its
 * crossings, and the turns in contact that lie behind. Everything after is in the ledger.
 */
export function openingTruth(scenario: Scenario): LedgerState {
  const state: LedgerState = new Map();
  const put = <K extends LedgerKind>(kind: K, id: string | number, truth: TruthOf<K>) =>
    state.set(keyOf(kind, id), truth);
  for (const turn of scenario.turns) {
    put('turn', turn.number, {
      openedAt: null,
      closedAt: null,
      movementClosedAt: null,
      groupingClosedAt: null,
      weather: turn.weather ?? 'fair',
    });
  }
  for (const { key } of scenario.teams)
    put('team', key, { playedBy: null, temper: 'steady', isNovice: false, leftIn: null });
  const orders = new Map(scenario.previousOrders.map((order) => [order.unitId, order]));
  for (const unit of scenario.units) {
    const isOnMap = unit.arrivalTurn <= scenario.openingTurn;
    const order = orders.get(unit.id);
    put('unit', unit.id, {
      x: isOnMap ? unit.place.x : null,
      y: isOnMap ? unit.place.y : null,
      isOnMap,
      stepsLost: unit.stepsLost,
      isCaptured: false,
      startX: isOnMap ? unit.place.x : null,
      startY: isOnMap ? unit.place.y : null,
      kmMoved: 0,
      turnShareMoved: 0,
      moveNote: '',
      lastAction: order?.action ?? null,
      lastPosture: order?.posture ?? null,
      lastStandFast: order?.standFast ?? false,
      lastKmMoved: 0,
      hasRetired: false,
      attachedTo: null,
      attachedFrom: null,
      restedTurns: 0,
      hasRecovered: false,
      immobilisedIn: null,
      suppressedIn: null,
      way: [],
      slowedBy: [],
      arrivalTurn: unit.arrivalTurn,
      entry: unit.entry,
      entryX: unit.place.x,
      entryY: unit.place.y,
      arrivedIn: unit.arrivalTurn === scenario.openingTurn ? scenario.openingTurn : null,
      isInBox: false,
      name: unit.name,
      shortName: unit.shortName,
      formation: unit.formation,
      arm: unit.arm,
      flags: unit.flags,
      profileKey: unit.profile,
      sizePoints: null,
    });
  }
  for (const { id, name, kind, water, capacityPoints, place, isPrepared, isBlown } of scenario.crossings)
    put('crossing', id, {
      name,
      kind,
      water,
      capacityPoints,
      x: place.x,
      y: place.y,
      isPrepared,
      state: isBlown ? 'blown' : 'untested',
      testedIn: null,
      testedBy: null,
      testedAt: null,
      testedRoll: null,
      queue: [],
    });
  for (const { id } of scenario.squadrons) put('squadron', id, { lost: 0 });
  for (const { unitId, enemyFormation, turn } of contactsBehind(scenario)) {
    put('contact', `${turn}|${unitId}|${enemyFormation}`, {
      turn,
      unitId,
      enemyFormation,
      why: contactBehind,
    });
  }
  return state;
}

/** Why a unit was in contact before the game opened. */
export const contactBehind = 'in contact before the game opened';

/** The turns in contact before the opening turn, one row each. */
export const contactsBehind = (scenario: Scenario): { turn: number; unitId: string; enemyFormation: string }[] =>
  scenario.contacts.flatMap(({ unitId, enemyFormation, turnsRunning }) =>
    Array.from({ length: turnsRunning }, (_, i) => ({ turn: scenario.openingTurn - 1 - i, unitId, enemyFormation })),
  );
