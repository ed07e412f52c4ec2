'use client';

import { useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import type { Candidates } from '@/lib/advice/combat/grouping/combat-draft';
import { splitUp } from '@/lib/advice/combat/propose-combats';
import type { CombatOnDesk, CombatsDesk } from '@/lib/desks/control/combat/combats';
import { type CombatRole, combatRoles } from '@/lib/words';

interface Props {
  combat: CombatOnDesk;
  desk: CombatsDesk;
  candidates: Candidates;
  /** Why neither can be done now; null: both can. */
  bar: string | null;
  onRegrouped: (combatId: string) => void;
}

/** Makes one combat of two, or two of one, before grouping is closed (§9 Analysing Combat 4, OC-72). */
export function Regroup(props: Props) {
  const { combat, desk, candidates, bar } = props;
  const [asked, setAsked] = useState<'merge' | 'split' | null>(null);
  const others = othersOf(combat, desk, candidates);
  const canSplit = combat.grouping.units.filter(({ isArtillery }) => !isArtillery).length > 2;
  const merge = bar === null && others.length > 0 ? () => setAsked('merge') : undefined;
  const split = bar === null && canSplit ? () => setAsked('split') : undefined;
  useKeys({ mergeCombat: merge, splitCombat: split });
  if (others.length === 0 && !canSplit) return null;
  return (
    <>
      {others.length > 0 && (
        <Button kind="quiet" hint={keyOf('mergeCombat')} title={bar ?? undefined} disabled={!merge} onClick={merge}>
          Merge with…
        </Button>
      )}
      {canSplit && (
        <Button kind="quiet" hint={keyOf('splitCombat')} title={bar ?? undefined} disabled={!split} onClick={split}>
          Split…
        </Button>
      )}
      {asked === 'merge' && <MergeDialog {...props} others={others} onClose={() => setAsked(null)} />}
      {asked === 'split' && <SplitDialog {...props} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The other combats that are still being grouped and in which the same side attacks. */
function othersOf(combat: CombatOnDesk, desk: CombatsDesk, candidates: Candidates) {
  const attacking = new Map<string, string>();
  for (const { side, bound } of candidates.values())
    for (const { combatId, as } of bound) if (as === 'attacks') attacking.set(combatId, side);
  return desk.combats.filter(
    ({ id, kind, state }) =>
      id !== combat.id &&
      kind === 'attack' &&
      state === 'grouped' &&
      attacking.get(id) === attacking.get(combat.id) &&
      attacking.has(id),
  );
}

function MergeDialog(props: Props & { others: CombatsDesk['combats']; onClose: () => void }) {
  const { combat, others, onClose, onRegrouped } = props;
  const { isBusy, act } = useMutation();
  return (
    <Dialog title={`Merge C${combat.number} with`} isOpen onOpen={(isOpen) => !isOpen && onClose()}>
      <ul className="space-y-1.5">
        {others.map(({ id, version, number, name, attackers, defenders }) => (
          <li key={id}>
            <Button
              isBusy={isBusy}
              className="w-full"
              onClick={() =>
                act(
                  'merge-combats',
                  { combats: [combat, { id, version }].map((one) => ({ combatId: one.id, version: one.version })) },
                  (merged) => {
                    onClose();
                    onRegrouped(merged.combatId);
                  },
                )
              }
            >
              <b className="font-cond">C{number}</b> {name}{' '}
              <span className="truncate aside font-normal">
                {attackers} attacks {defenders}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3 detail">
        The combat with the lower number stays, with its name, hour and ground. The others join it.{' '}
        <RuleReference rule="§9 Analysing Combat 4, OC-72" className="text-ink-3" />
      </p>
    </Dialog>
  );
}

type Goes = 'stays' | 'goes' | 'both';

/** The proposed split: each attacker against those nearest to it, the first of them stays. */
function proposed({ grouping }: CombatOnDesk, candidates: Candidates): Map<string, Goes> {
  const of = (role: CombatRole) =>
    grouping.units.filter((unit) => unit.role === role && !unit.isArtillery).map(({ unitId }) => unitId);
  const parts = splitUp({ attackers: of('attacker'), defenders: of('defender'), guns: [] }, candidates);
  const stays = parts[0];
  const goes = new Set(parts.slice(1).flatMap(({ attackers, defenders }) => [...attackers, ...defenders]));
  const map = new Map<string, Goes>(grouping.units.map(({ unitId }) => [unitId, goes.has(unitId) ? 'goes' : 'stays']));
  // All attack the same enemy: he is attacked twice, by the first and by the others.
  if (stays && parts.length === 1) {
    for (const unitId of stays.attackers.slice(1)) map.set(unitId, 'goes');
    for (const unitId of stays.defenders) map.set(unitId, 'both');
  }
  return map;
}

function SplitDialog(props: Props & { onClose: () => void }) {
  const { combat, candidates, onClose, onRegrouped } = props;
  const { isBusy, act } = useMutation();
  const [where, setWhere] = useState(() => proposed(combat, candidates));
  const { units, air } = combat.grouping;
  const at = (unitId: string) => where.get(unitId) ?? 'stays';
  const tick = (unitId: string, canBoth: boolean, column: 'stays' | 'goes', isOn: boolean) => {
    const other = column === 'stays' ? 'goes' : 'stays';
    const next: Goes = isOn ? (canBoth && at(unitId) === other ? 'both' : column) : other;
    setWhere(new Map(where).set(unitId, next));
  };
  const named = (some: Goes) => units.filter(({ unitId }) => at(unitId) === some).map(({ unitId }) => unitId);
  const isWhole = (without: Goes) =>
    combatRoles.every((role) =>
      units.some((unit) => unit.role === role && !unit.isArtillery && at(unit.unitId) !== without),
    );
  const missing =
    isWhole('goes') && isWhole('stays') ? null : 'Each of the two needs somebody who attacks and somebody who defends.';
  return (
    <Dialog
      title={`Split C${combat.number} ${combat.grouping.name}`}
      isOpen
      onOpen={(isOpen) => !isOpen && onClose()}
      leaves="Leave it whole"
      actions={
        <Button
          kind="act"
          isBusy={isBusy}
          disabled={missing !== null}
          onClick={() =>
            act(
              'split-combat',
              {
                combatId: combat.id,
                version: combat.version,
                goes: [...named('goes'), ...named('both')],
                inBoth: named('both'),
              },
              (parted) => {
                onClose();
                onRegrouped(parted.combatId);
              },
            )
          }
        >
          Split it
        </Button>
      }
    >
      <table className="w-full">
        <thead className="text-left font-cond aside">
          <tr>
            <th className="font-medium">Unit</th>
            <th className="w-20 font-medium">C{combat.number}</th>
            <th className="w-20 font-medium">New one</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ unitId, role, isArtillery }) => {
            const name = candidates.get(unitId)?.shortName ?? unitId;
            const canBoth = role === 'defender' && !isArtillery;
            const box = (column: 'stays' | 'goes', inWhich: string) => (
              <Checkbox
                label={<span className="sr-only">{`${name}: ${inWhich}`}</span>}
                isTicked={at(unitId) === column || at(unitId) === 'both'}
                onTick={(isOn) => tick(unitId, canBoth, column, isOn)}
              />
            );
            return (
              <tr key={unitId} className="border-t border-rule">
                <th scope="row" className="py-0.5 text-left font-normal">
                  <b>{name}</b>{' '}
                  <span className="aside">
                    {isArtillery ? 'supports' : role === 'attacker' ? 'attacks' : 'defends'}
                  </span>
                </th>
                <td>{box('stays', `C${combat.number}`)}</td>
                <td>{box('goes', 'new combat')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p role="status" className={`mt-3 min-h-5 text-small ${missing ? 'text-waiting' : 'text-ink-3'}`}>
        {missing ?? (air.length > 0 ? 'The aircraft stay: give the new combat its own afterwards.' : '')}
      </p>
    </Dialog>
  );
}
