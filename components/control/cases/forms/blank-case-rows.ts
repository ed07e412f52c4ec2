import type { CombatRole } from '@/lib/words';
import type { Tree } from './case-tree';

/** A row of each list, before anything is written in it. */
export const blankRows = {
  target: (): Tree => ({ id: '', profile: '', stepsLost: '0', isFlak: false }),
  force: (): Tree => ({ weight: 'light', count: '1' }),
  lookedAt: (): Tree => ({
    id: '',
    kind: 'vehicles',
    isMoving: false,
    isInCover: false,
    isInBuiltUp: false,
    unitsInSquare: '1',
    isHighConcentration: false,
  }),
  serial: (): Tree => ({ id: '', kind: 'transport', carries: { id: '', profile: '', stepsLost: '0' } }),
  queued: (): Tree => ({ id: '', unitSizePoints: '', pointsAcross: '0' }),
  /** A unit in contact; what stands alone is a formation of its own side. */
  fighter: (role: CombatRole, formation = role === 'attacker' ? 'Attackers' : 'Defenders'): Tree => ({
    id: '',
    arm: 'infantry',
    profile: '',
    stepsLost: '0',
    formation,
    action: role === 'attacker' ? 'attack' : 'hold',
    posture: 'tact',
    isPrepared: true,
    turnShareMoved: '0',
    flags: [],
    tacticalAdvantages: '',
    standFast: false,
    cannotRetire: false,
    startLineKm: '0',
  }),
};
