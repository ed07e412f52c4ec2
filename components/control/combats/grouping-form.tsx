'use client';

import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PickMany } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/field';
import type { Choice } from '@/components/ui/matching';
import { Select } from '@/components/ui/select';
import { placeOf, proposedPart } from '@/lib/turn/combat-proposals';
import type { CombatCandidate, CombatsDesk } from '@/lib/turn/control-desk/combats';
import { AirRows } from './air-rows';
import { groundFlags, groundWords } from './combat-words';
import { type Candidates, type Draft, groupingOfDraft, unitsIn, withUnit, withUnits } from './draft';
import { GunsRow, UnitRow } from './unit-row';

export interface GroupingFormProps {
  desk: CombatsDesk;
  candidates: Candidates;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** null: a new combat. */
  number: number | null;
  isChanged: boolean;
  isBusy: boolean;
  error: string | null;
  onSave: () => void;
  onDrop: () => void;
}

const precedentsId = 'advantages-given';

/** Who fights whom, and what counts: filled in by proposal, changed by Control (§9 Analysing Combat 4). */
export function GroupingForm(props: GroupingFormProps) {
  const { desk, candidates, draft, onDraft, number, isChanged, isBusy, error, onSave, onDrop } = props;
  const grouping = useMemo(() => groupingOfDraft(draft, candidates), [draft, candidates]);
  return (
    <form
      aria-label={number === null ? 'New combat' : `Grouping of C${number}`}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <div className="min-h-0 flex-1 space-y-2.5 overflow-y-auto px-4 py-3">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <div className="min-w-44 flex-1">
            <TextField
              label="Name of the combat"
              value={draft.name}
              placeholder="Named after the place"
              maxLength={80}
              onChange={(event) => onDraft({ ...draft, name: event.target.value })}
            />
          </div>
          <GroundTicks
            ground={grouping.ground}
            isProposed={draft.ground === null}
            onGround={(ground) => onDraft({ ...draft, ground })}
          />
        </div>
        <Force as="attacker" {...{ desk, candidates, draft, onDraft }} lead={grouping.attackersLead} />
        <Force as="defender" {...{ desk, candidates, draft, onDraft }} lead={grouping.defendersLead} />
        <AirRows
          air={draft.air}
          groups={desk.squadrons}
          sideOf={(role) => sideOf(draft, role, candidates)}
          onAir={(air) => onDraft({ ...draft, air })}
        />
        <datalist id={precedentsId}>
          {desk.precedents.map(({ words, times }) => (
            <option key={words} value={words} label={times === 1 ? 'given once' : `given ${times} times`} />
          ))}
        </datalist>
      </div>
      <footer className="border-t border-rule-2 bg-paper px-4 py-2.5">
        {error && (
          <p role="alert" className="mb-2 font-medium text-overdue">
            {error}
          </p>
        )}
        <div className="flex items-center gap-2">
          <Button kind={isChanged ? 'act' : 'plain'} type="submit" isBusy={isBusy} disabled={!isChanged}>
            {number === null ? 'Group combat' : 'Save grouping'}
          </Button>
          <span className="text-small text-ink-3">{saying(isChanged, number === null)}</span>
          {number !== null && (
            <Button kind="quiet" type="button" className="ml-auto" isBusy={isBusy} onClick={onDrop}>
              Drop combat
            </Button>
          )}
        </div>
      </footer>
    </form>
  );
}

function saying(isChanged: boolean, isNew: boolean): string {
  if (isChanged) return 'Ctrl ↵ saves.';
  return isNew ? 'Put units of both sides in, by typing.' : 'Saved.';
}

type Ground = Draft['ground'] & object;

function GroundTicks({
  ground,
  isProposed,
  onGround,
}: {
  ground: Ground;
  isProposed: boolean;
  onGround: (ground: Ground) => void;
}) {
  return (
    <div>
      <p className="mb-1 font-cond text-console font-medium text-ink-3">
        Ground <span className="font-normal">{isProposed ? 'as the map has it' : 'as ticked'}</span>
      </p>
      <div className="flex flex-wrap gap-x-3">
        {groundFlags.map((flag) => (
          <Checkbox
            key={flag}
            label={groundWords[flag]}
            isTicked={ground[flag]}
            onTick={(isTicked) => onGround({ ...ground, [flag]: isTicked })}
          />
        ))}
      </div>
    </div>
  );
}

interface ForceProps {
  as: 'attacker' | 'defender';
  desk: CombatsDesk;
  candidates: Candidates;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  lead: string;
}

/** One side: who is in it, picked by typing, each with what counts for it. */
function Force({ as: role, desk, candidates, draft, onDraft, lead }: ForceProps) {
  const title = role === 'attacker' ? 'Attackers' : 'Defenders';
  const units = unitsIn(draft, role, false);
  const guns = unitsIn(draft, role, true);
  const side = sideOf(draft, role, candidates);
  const choices = useMemo(() => choicesOf(desk.candidates, side), [desk.candidates, side]);
  const gunChoices = useMemo(() => choicesOf(desk.candidates.filter(hasGuns), side), [desk.candidates, side]);
  const formations = [...new Set(units.flatMap(({ unitId }) => candidates.get(unitId)?.formation ?? []))];
  const place = placeOf(unitsIn(draft, 'defender', false).flatMap(({ unitId }) => candidates.get(unitId) ?? []));
  const measuredKm = (unitId: string) => proposedPart(candidates.get(unitId)!, role, true, place).rangeKm!;
  const pick = (isArtillery: boolean) => (ids: string[]) =>
    onDraft(withUnits(draft, role, isArtillery, ids, candidates));
  return (
    <section aria-label={`Grouping: ${title}`} className="border-t border-rule pt-2">
      <div className="grid grid-cols-[1fr_minmax(120px,180px)] items-start gap-3">
        <PickMany
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
          <p className="text-small text-ink-3">
            <span className="mb-1 block font-cond text-console font-medium">Led by</span>
            <span className="text-ink-2">{lead || '–'}</span>
          </p>
        )}
      </div>
      <ul aria-label={`${title} in contact`}>
        {units.map((unit) => (
          <UnitRow
            key={unit.unitId}
            unit={unit}
            candidate={candidates.get(unit.unitId)!}
            precedentsId={precedentsId}
            onUnit={(patch) => onDraft(withUnit(draft, unit.unitId, patch))}
          />
        ))}
      </ul>
      <div className="mt-1.5 flex flex-wrap items-end gap-x-3 gap-y-1 [&>div]:w-[260px]">
        <PickMany
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
function sideOf(draft: Draft, role: 'attacker' | 'defender', candidates: Candidates): 'allied' | 'german' | null {
  const own = draft.units.find((unit) => unit.role === role);
  if (own) return candidates.get(own.unitId)?.side ?? null;
  const other = draft.units.find((unit) => unit.role !== role);
  const enemy = other && candidates.get(other.unitId)?.side;
  return enemy ? (enemy === 'allied' ? 'german' : 'allied') : null;
}

const choicesOf = (units: readonly CombatCandidate[], side: 'allied' | 'german' | null): Choice[] =>
  units
    .filter((unit) => side === null || unit.side === side)
    .map(({ id, name, shortName, formation, bound }) => ({
      id,
      label: shortName,
      hint: [shortName === name ? '' : name, formation, ...bound.map(({ number, as }) => `${as} in C${number}`)]
        .filter(Boolean)
        .join(' · '),
    }));
