'use client';

import { type ReactNode, useMemo } from 'react';
import { groundFlags, groundWords, hourNames, kindWords } from '@/components/control/parts/combat/combat-words';
import { keyOf, shortcutOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { beside, choice, several, text } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { RefusalLine } from '@/components/ui/refusal-line';
import { airAsOrdered } from '@/lib/advice/air/air-as-ordered';
import {
  type Candidates,
  type CombatDraft,
  firstDefender,
  groupingOfDraft,
  swapped,
} from '@/lib/advice/combat/grouping/combat-draft';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import type { NamedCombat, OpenFollowUp } from '@/lib/desks/control/combat/follow-ups';
import { counted } from '@/lib/text';
import { combatRoles, turnParts } from '@/lib/words';
import { AirRows } from './air-rows';
import { ForceForm, precedentsId, sideOf } from './force-form';
import { GroundReasons } from './ground-reasons';

interface GroupingFormProps {
  desk: CombatsDesk;
  candidates: Candidates;
  draft: CombatDraft;
  onDraft: (draft: CombatDraft) => void;
  /** null: a new combat. */
  number: number | null;
  /** The combat it follows from, and for a new one who may attack; null: it was ordered on a sheet. */
  following: (NamedCombat & { open: OpenFollowUp | null }) | null;
  /** The order a counter-attack is made by; null: it has been made. */
  standingOrder: string | null;
  onStandingOrder: (words: string) => void;
  isChanged: boolean;
  isBusy: boolean;
  error: string | null;
  onSave: () => void;
  onDrop: () => void;
  /** The other acts on the combat as it is, beside dropping it. */
  regroup?: ReactNode;
}

/**
 * The units that fight each other, and the facts that count: filled in by proposal, changed by Control (§9 Analysing Combat
 * 4).
 */
export function GroupingForm(props: GroupingFormProps) {
  const { desk, candidates, draft, onDraft, number, following, isChanged, isBusy, error, onSave, onDrop } = props;
  const { standingOrder, onStandingOrder } = props;
  const grouping = useMemo(() => groupingOfDraft(draft, candidates), [draft, candidates]);
  const ordered = useMemo(() => airAsOrdered(draft, candidates, desk.air), [draft, candidates, desk.air]);
  const defender = firstDefender(draft, candidates);
  const swap = () => onDraft(swapped(draft, candidates));
  useKeys({ swapSides: grouping.whyFirst ? swap : undefined });
  return (
    <form
      aria-label={number === null ? newName(draft.kind) : `Grouping of C${number}`}
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
      <div className="scrolls space-y-2.5 px-4 py-3">
        {following && draft.kind !== 'attack' && (
          <p className="text-ink-2">
            <b>{draft.kind === 'overrun' ? 'Further attack' : 'Counter-attack'}</b> that follows from{' '}
            <DeskLink to={`/combats/${following.id}`} className="font-medium text-link">
              C{following.number} {following.name}
            </DeskLink>
            {draft.kind === 'overrun' && ': unprepared, by tanks that went through'}.
          </p>
        )}
        {draft.kind === 'counterAttack' && standingOrder !== null && (
          <TextField
            label="Standing order"
            value={standingOrder}
            placeholder="The order they counter-attack by"
            maxLength={500}
            required
            onChange={(event) => onStandingOrder(event.target.value)}
          />
        )}
        <DrawnFields
          fields={[beside('flex flex-wrap items-end gap-x-3 gap-y-2', ...fieldsOf(draft))]}
          values={{
            name: draft.name,
            hour: grouping.hour,
            ground: groundFlags.filter((flag) => grouping.ground[flag]),
          }}
          write={([name], value) =>
            onDraft({ ...draft, [name!]: name === 'ground' ? groundOf(value as string[]) : value })
          }
        />
        {defender && <GroundReasons reasons={defender.groundReasons} where={defender.shortName} />}
        {grouping.whyFirst && (
          <p className="flex items-center gap-3 bg-waiting-soft px-2 py-1 text-small text-waiting">
            <span className="flex-1">Encounter: {grouping.whyFirst}</span>
            <Button size="small" hint={keyOf('swapSides')} aria-keyshortcuts={shortcutOf('swapSides')} onClick={swap}>
              {grouping.defendersLead} attack first instead
            </Button>
          </p>
        )}
        {combatRoles.map((role) => (
          <ForceForm
            key={role}
            as={role}
            desk={desk}
            candidates={candidates}
            draft={draft}
            onDraft={onDraft}
            lead={role === 'attacker' ? grouping.attackersLead : grouping.defendersLead}
            hour={grouping.hour}
            open={(role === 'attacker' && following?.open?.attackers) || null}
          />
        ))}
        <AirRows
          air={draft.air}
          groups={desk.squadrons}
          tasks={desk.air.tasks}
          ordered={ordered}
          names={desk.airNames}
          sideOf={(role) => sideOf(draft, role, candidates)}
          onAir={(air) => onDraft({ ...draft, air })}
        />
        <datalist id={precedentsId}>
          {desk.precedents.map(({ words, times }) => (
            <option key={words} value={words} label={times === 1 ? 'given once' : `given ${counted(times, 'time')}`} />
          ))}
        </datalist>
      </div>
      <footer className="border-t border-rule-2 bg-paper px-4 py-2.5">
        <RefusalLine className="mb-2">{error}</RefusalLine>
        <div className="flex items-center gap-2">
          <Button kind={isChanged ? 'act' : 'plain'} type="submit" isBusy={isBusy} disabled={!isChanged}>
            {number !== null
              ? 'Save grouping'
              : draft.kind === 'attack'
                ? 'Group combat'
                : `Group ${kindWords[draft.kind]}`}
          </Button>
          <span className="aside">{saying(isChanged, number === null)}</span>
          {number !== null && (
            <span className="ml-auto flex items-center">
              {props.regroup}
              <Button kind="quiet" isBusy={isBusy} onClick={onDrop}>
                Drop combat
              </Button>
            </span>
          )}
        </div>
      </footer>
    </form>
  );
}

const hourChoices = turnParts.map((id) => ({ id, label: hourNames[id] }));
const groundChoices = groundFlags.map((id) => ({ id, label: groundWords[id] }));

const newName = (kind: CombatDraft['kind']): string => (kind === 'attack' ? 'New combat' : `New ${kindWords[kind]}`);

function saying(isChanged: boolean, isNew: boolean): string {
  if (isChanged) return `${keyOf('send')} saves.`;
  return isNew ? 'Add units of both sides by typing.' : 'Saved.';
}

/** The name of the combat, its beginning and its ground. */
const fieldsOf = ({ ground }: CombatDraft): Drawn[] => [
  text('name', 'Name of the combat', { placeholder: 'Named after the place', maxLength: 80, width: 'min-w-40 flex-1' }),
  choice('hour', 'Attack begins', hourChoices, { width: 'w-28' }),
  several('ground', `Ground, ${ground === null ? 'as the map has it' : 'as ticked'}`, groundChoices, {
    width: 'flex flex-wrap gap-x-3',
  }),
];

const groundOf = (ticked: readonly string[]) =>
  Object.fromEntries(groundFlags.map((flag) => [flag, ticked.includes(flag)])) as Record<
    (typeof groundFlags)[number],
    boolean
  >;
