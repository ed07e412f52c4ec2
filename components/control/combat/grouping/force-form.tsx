'use client';

import { useMemo } from 'react';
import type { Choice } from '@/components/ui/matching';
import { PickMany } from '@/components/ui/pick-many';
import { Select } from '@/components/ui/select';
import type { CombatCandidate } from '@/lib/advice/combat/combat-candidates';
import {
  type Candidates,
  type CombatDraft,
  offeredTo,
  unitsIn,
  withUnit,
  withUnits,
} from '@/lib/advice/combat/grouping/combat-draft';
import { placeOf, proposedPart } from '@/lib/advice/combat/propose-unit-part';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import { otherSide } from '@/lib/sides';
import type { CombatRole, Side, TurnPart } from '@/lib/words';
import { ForceUnitRow, GunsRow } from './force-unit-row';

/** Id of the list of tactical advantages given before. */
export const precedentsId = 'advantages-given';

interface ForceFormProps {
  as: CombatRole;
  desk: CombatsDesk;
  candidates: Candidates;
  draft: CombatDraft;
  onDraft: (draft: CombatDraft) => void;
  lead: string;
  /** When the attack begins. */
  hour: TurnPart;
  /** The units that may be in contact on this side; null: any. */
  open: readonly string[] | null;
}

/** One side: who is in it, picked by typing, each with what counts for it. */
export function ForceForm({ as: role, desk, candidates, draft, onDraft, lead, hour, open }: ForceFormProps) {
  const title = role === 'attacker' ? 'Attackers' : 'Defenders';
  const units = unitsIn(draft, role, false);
  const guns = unitsIn(draft, role, true);
  const side = sideOf(draft, role, candidates);
  const choices = useMemo(
    () => choicesOf(open ? desk.candidates.filter(({ id }) => open.includes(id)) : desk.candidates, side),
    [desk.candidates, open, side],
  );
  const gunChoices = useMemo(() => choicesOf(desk.candidates.filter(hasGuns), side), [desk.candidates, side]);
  const formations = [...new Set(units.flatMap(({ unitId }) => candidates.get(unitId)?.formation ?? []))];
  const place = placeOf(unitsIn(draft, 'defender', false).flatMap(({ unitId }) => candidates.get(unitId) ?? []));
  const measuredKm = (unitId: string) => proposedPart(candidates.get(unitId)!, role, true, place).rangeKm!;
  const pick = (isArtillery: boolean) => (ids: string[]) =>
    onDraft(withUnits(draft, role, isArtillery, ids, candidates));
  return (
    <section aria-label={`Grouping: ${title}`} className="border-t border-rule pt-2">
      <div className="grid grid-cols-[1fr_minmax(7.5rem,11.25rem)] items-start gap-3">
        <PickMany
          none="No unit"
          label={title}
          placeholder="Type a unit"
          choices={choices}
          picked={units.map(({ unitId }) => unitId)}
          onPick={pick(false)}
        />
        {formations.length > 1 ? (
          <Select
            label={`${title} led by`}
            choices={formations.map((formation) => ({ id: formation, label: formation }))}
            value={lead}
            onPick={(formation) =>
              onDraft({ ...draft, [role === 'attacker' ? 'attackersLead' : 'defendersLead']: formation })
            }
          />
        ) : (
          <p className="aside">
            <span className="mb-1 block font-cond text-small font-medium">Led by</span>
            <span className="text-ink-2">{lead || '–'}</span>
          </p>
        )}
      </div>
      <ul aria-label={`${title} in contact`}>
        {units.map((unit) => (
          <ForceUnitRow
            key={unit.unitId}
            unit={unit}
            candidate={candidates.get(unit.unitId)!}
            kind={draft.kind}
            precedentsId={precedentsId}
            offered={offeredTo(unit, draft, candidates)}
            onUnit={(patch) => onDraft(withUnit(draft, unit.unitId, patch))}
          />
        ))}
      </ul>
      <div className="mt-1.5 flex flex-wrap items-end gap-x-3 gap-y-1 [&>div]:w-65">
        <PickMany
          none="No unit"
          label={`Guns supporting the ${title.toLowerCase()}`}
          placeholder="Type a unit with guns"
          choices={gunChoices}
          picked={guns.map(({ unitId }) => unitId)}
          onPick={pick(true)}
        />
        <ul aria-label={`Guns of the ${title.toLowerCase()}`}>
          {guns.map((unit) => (
            <GunsRow
              key={unit.unitId}
              unit={unit}
              candidate={candidates.get(unit.unitId)!}
              measuredKm={measuredKm(unit.unitId)}
              hour={hour}
              onUnit={(patch) => onDraft(withUnit(draft, unit.unitId, patch))}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

const hasGuns = (unit: CombatCandidate) => unit.artilleryClass !== null;

/** The side that is offered in a part: that of whoever is in it already, or the other side's enemy. */
export function sideOf(draft: CombatDraft, role: CombatRole, candidates: Candidates): Side | null {
  const own = draft.units.find((unit) => unit.role === role);
  if (own) return candidates.get(own.unitId)?.side ?? null;
  const other = draft.units.find((unit) => unit.role !== role);
  const enemy = other && candidates.get(other.unitId)?.side;
  return enemy ? otherSide(enemy) : null;
}

const choicesOf = (units: readonly CombatCandidate[], side: Side | null): Choice[] =>
  units
    .filter((unit) => side === null || unit.side === side)
    .map(({ id, name, shortName, formation, bound }) => ({
      id,
      label: shortName,
      hint: [shortName === name ? '' : name, formation, ...bound.map(({ number, as }) => `${as} in C${number}`)]
        .filter(Boolean)
        .join(' · '),
    }));
