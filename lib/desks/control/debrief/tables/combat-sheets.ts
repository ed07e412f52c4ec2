import type { Roll } from '@/lib/adjudication/types';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { figureInWords } from '@/lib/advice/combat/ruling-words';
import type { Thing, TruthOf } from '@/lib/ledger/kinds';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import type { CombatRole } from '@/lib/words';
import { type GameFacts, listed } from './game-facts';
import { byTurn, sheetFrom } from './sheet';

/** The columns of a combat in each of its rows. */
const called = ({ truth: { turn, number, name } }: Thing<'combat'>) => ({ turn, number, combat: name });

const recordOf = ({ truth }: Thing<'combat'>) => ({
  finding: findingOf(truth as Parameters<typeof findingOf>[0]),
  ruling: rulingOf(truth as Parameters<typeof rulingOf>[0]),
});

type Part = TruthOf<'combat'>['units'][number];

/** The combats of all turns, what the die came to, and what Control ruled. */
export function combatSheets({ things, truth, unitName }: GameFacts): TableSheet[] {
  const combats = byTurn(things('combat').map((one) => Object.assign(one, { turn: one.truth.turn })));
  const named = (parts: readonly Part[], role: CombatRole) =>
    parts.flatMap((part) => (part.role === role ? unitName(part.unitId) : []));
  return [
    sheetFrom(
      'combats',
      [
        'turn',
        'number',
        'combat',
        'state',
        'kind',
        'follows',
        'hour',
        'whyFirst',
        'x',
        'y',
        'attackers',
        'defenders',
        'attackersScore',
        'defendersScore',
        'margin',
        'column',
        'die',
        'dieBy',
        'result',
        'ruledMargin',
        'ruledResult',
        'counterAttack',
        'ruledBy',
        'reason',
        'resolvedAt',
        'ruledAt',
      ] as const,
      combats.map((combat) => {
        const { state, kind, followsId, hour, whyFirst, x, y, dieBy, resolvedAt, ruledAt } = combat.truth;
        const { finding, ruling } = recordOf(combat);
        const parts = listed(combat.truth.units);
        const follows = followsId ? truth('combat', followsId).number : null;
        const sides = { attackers: named(parts, 'attacker'), defenders: named(parts, 'defender') };
        const { attackersScore, defendersScore, margin, column, die, result, counterAttack } = finding ?? {};
        const is = { state, kind, follows, hour, whyFirst, x, y, dieBy, resolvedAt, ruledAt };
        const found = { attackersScore, defendersScore, margin, column, die, result, counterAttack };
        const { margin: ruledMargin, result: ruledResult, by: ruledBy, reason } = ruling ?? {};
        return Object.assign(called(combat), sides, is, found, { ruledMargin, ruledResult, ruledBy, reason });
      }),
    ),
    sheetFrom(
      'combat lines',
      [
        'turn',
        'number',
        'combat',
        'side',
        'unitId',
        'unit',
        'what',
        'points',
        'rule',
        'factors',
        'die',
        'margin',
        'result',
      ] as const,
      combats.flatMap((combat) => {
        const { finding } = recordOf(combat);
        const { die, margin, result } = finding ?? {};
        return (finding?.lines ?? []).map(({ side, unitId, what, points, rule, factors }) => {
          const unit = unitId ? unitName(unitId) : '';
          return Object.assign(called(combat), {
            side,
            unitId,
            unit,
            what,
            points,
            rule,
            factors,
            die,
            margin,
            result,
          });
        });
      }),
    ),
    sheetFrom(
      'combat units',
      [
        'turn',
        'number',
        'combat',
        'side',
        'unitId',
        'unit',
        'isArtillery',
        'action',
        'posture',
        'isPrepared',
        'stepsTaken',
        'statusBefore',
        'statusAfter',
        'isCaptured',
        'retiresKm',
      ] as const,
      combats.flatMap((combat) => {
        const { finding, ruling } = recordOf(combat);
        const effects = new Map((ruling ?? finding)?.units.map((effect) => [effect.id, effect]));
        return listed(combat.truth.units).map((part) => {
          const { unitId, role: side, isArtillery, action, posture, isPrepared } = part;
          const { stepsTaken, statusBefore, statusAfter, isCaptured, retiresKm } = effects.get(unitId) ?? {};
          const was = { side, unitId, unit: unitName(unitId), isArtillery, action, posture, isPrepared };
          return Object.assign(called(combat), was, { stepsTaken, statusBefore, statusAfter, isCaptured, retiresKm });
        });
      }),
    ),
    sheetFrom(
      'rulings',
      ['turn', 'number', 'combat', 'what', 'found', 'ruled', 'reason', 'by'],
      combats.flatMap((combat) => {
        const { ruling } = recordOf(combat);
        return (ruling?.overruled ?? []).map(({ path, found, ruled, reason }) => {
          const what = figureInWords(path, unitName);
          return Object.assign(called(combat), {
            what,
            found: inCell(found),
            ruled: inCell(ruled),
            reason,
            by: ruling!.by,
          });
        });
      }),
    ),
  ];
}

/** A figure or effect as it stands in one cell. */
const inCell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Every die that counts: of combats, of cases at the rules desk, of bridges, and of companion games. */
export function rollSheet({ things, truth, turnAt, entries }: GameFacts): TableSheet {
  const dice = (rolls: readonly Roll[] | undefined) =>
    listed(rolls).map(({ forWhat, value: die }) => ({ forWhat, die }));
  const wasAt = new Map(
    entries.flatMap(({ kind, subjectId, at, seatLabel }) =>
      kind === 'companionAct' ? [[subjectId, { at, by: seatLabel }]] : [],
    ),
  );
  return sheetFrom(
    'rolls',
    ['turn', 'of', 'number', 'name', 'forWhat', 'die', 'by', 'at'],
    byTurn([
      ...things('combat').flatMap((combat) => {
        const { turn, number, name, dieBy: by, resolvedAt: at } = combat.truth;
        return dice(recordOf(combat).finding?.rolls).map((die) =>
          Object.assign({ turn, of: 'combat', number, name, by, at }, die),
        );
      }),
      ...things('case').flatMap(({ truth: { turn, number, name, dieBy: by, at, finding } }) => {
        const { outcome } = (finding ?? {}) as { outcome?: { rolls?: Roll[] } };
        return dice(outcome?.rolls).map((die) => Object.assign({ turn, of: 'case', number, name, by, at }, die));
      }),
      ...things('crossing').flatMap(
        ({ truth: { name, testedIn: turn, testedBy: by, testedAt: at, testedRoll: die } }) =>
          die === null || die === undefined || !by
            ? []
            : [{ turn, of: 'bridge', name, forWhat: 'bridge test', die, by, at }],
      ),
      ...things('companionAct').flatMap(({ id, truth: { companionGameId, rolls } }) => {
        const { turn, number, name } = truth('companionGame', companionGameId);
        const { at = '', by = '' } = wasAt.get(id) ?? {};
        return dice(rolls as Roll[] | undefined).map((die) =>
          Object.assign({ turn: turn ?? turnAt(at), of: 'companion game', number, name, by, at }, die),
        );
      }),
    ]),
  );
}
