'use client';

import { useEffect, useMemo, useRef } from 'react';
import { shareInWords } from '@/components/control/movement/moves/share-in-words';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { placeFigured, placesPrinted } from '@/components/map/core/find-places';
import { gridReference, inKm } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { FindBox } from '@/components/ui/find-box';
import { goalInWords } from '@/lib/advice/movement/goal-in-words';
import type { Leg } from '@/lib/advice/movement/measure-move';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import { spokenCrossing } from '@/lib/advice/movement/place-name';
import { isShort, type Proposal, type WayOfCard } from '@/lib/advice/movement/propose-card';
import type { NamedPlace } from '@/lib/advice/movement/propose-move';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import type { Action } from '@/lib/words';

interface Props {
  card: MoveCard;
  proposal: Proposal | null;
  /** Questions for whoever wrote the row. */
  doubts: readonly string[];
  mapData: MapData;
  counters: ReadonlyMap<string, MasterCounter>;
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
  onPlace: (to: NamedPlace) => void;
  onMove: () => void;
  onStay: () => void;
  onBeyond: () => void;
  /** Goes on to the way that stands beside. */
  onWay: () => void;
  onAbreast: () => void;
}

/** Where the units of the card that is lit are to go, how far they come, and what Control may do about it. */
export function Destination(props: Props) {
  const { card, proposal, doubts, mapData, counters, isNaming, onNaming, onPlace } = props;
  const { onMove, onStay, onBeyond, onWay, onAbreast } = props;
  return (
    <div className="mt-2">
      {doubts.map((doubt) => (
        <p key={doubt} className="text-small text-warn-ink">
          {doubt}
        </p>
      ))}
      <p aria-live="polite" className="text-small">
        {proposal
          ? proposalWords(proposal, card.action)
          : `${doubts.length > 0 ? '' : 'Its words name no place of the map. '}Type a place, or point at it.`}
      </p>
      {proposal && proposal.tests.length > 0 && (
        <p className="text-small text-warn-ink">
          Test first:{' '}
          {proposal.tests.map(({ id, name }, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <DeskLink to={`/crossings?at=${encodeURIComponent(id)}`} className="underline underline-offset-2">
                {spokenCrossing(name)}
              </DeskLink>
            </span>
          ))}{' '}
          <RuleReference rule="§8 Blowing Bridges, OC-110" shown="§8" className="font-cond aside" />
        </p>
      )}
      {isNaming && (
        <PlaceField card={card} mapData={mapData} counters={counters} onNaming={onNaming} onPlace={onPlace} />
      )}
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {proposal && (
          <Button size="small" kind="act" hint={keyOf('open')} onClick={onMove}>
            {isShort(proposal) ? 'Move and stop there' : 'Move'}
          </Button>
        )}
        <Button size="small" hint={keyOf('move')} onClick={() => onNaming(true)}>
          Elsewhere
        </Button>
        <Button size="small" hint={keyOf('stay')} onClick={onStay}>
          They stay
        </Button>
        {proposal?.next && (
          <Button size="small" kind="quiet" hint={keyOf('byRoad')} onClick={onWay}>
            {wayWords[proposal.next.use]}, {inKm(proposal.next.km)}
            {proposal.next.isMet && ', into the enemy'}
          </Button>
        )}
        {proposal && card.units.length > 1 && (
          <Button size="small" kind="quiet" hint={keyOf('abreast')} onClick={onAbreast}>
            {proposal.isAbreast ? 'In column' : 'Side by side'}
          </Button>
        )}
        {proposal && isShort(proposal) && (
          <Button size="small" kind="quiet" hint={keyOf('doubt')} onClick={onBeyond}>
            All the way…
          </Button>
        )}
      </div>
    </div>
  );
}

const wayWords: Record<WayOfCard, string> = { road: 'By road', straight: 'Straight', round: 'Round by road' };

/** `To Son by road, by way of Best, 12.4 km, 40 % of the turn.` */
function proposalWords(proposal: Proposal, action: Action): string {
  const wordsOf = (leg: Leg) => adviceWords(leg, action);
  const { legal, whole } = proposal;
  const goal = `${goalInWords(proposal)}, ${inKm(whole.km)}`;
  if (!legal) return `${goal}. They may not go a step without a reason. ${wordsOf(whole)}`;
  if (!isShort(proposal)) return `${goal}, ${shareInWords(legal.turnShareMoved)} of the turn. ${wordsOf(legal)}`;
  const end = legal.way.at(-1)!;
  return `${goal}. They come ${inKm(legal.km)}, to ${gridReference(end)}. ${wordsOf(legal) || wordsOf(whole)}`;
}

/** Says what speaks against a move; that it comes too late to attack is said of those who are to attack alone. */
const adviceWords = ({ advice }: Leg, action: Action): string =>
  advice
    .filter(({ code }) => code !== 'tooLateToAttack' || action === 'attack' || action === 'breakThrough')
    .map(({ message }) => message)
    .join(' ');

interface Found extends NamedPlace {
  id: string;
  label: string;
  hint: string;
}

function PlaceField({
  card,
  mapData,
  counters,
  onNaming,
  onPlace,
}: Pick<Props, 'card' | 'mapData' | 'counters' | 'onNaming' | 'onPlace'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { x, y } = card.units[0]!;
  const near = { x: x!, y: y! };
  const choices = useMemo<Found[]>(
    () => [
      ...placesPrinted(mapData).map(({ id, label, hint, place }) => ({
        id,
        label,
        hint,
        place,
        name: label,
        kind: hint === 'town' ? ('town' as const) : ('crossing' as const),
      })),
      ...[...counters.values()].flatMap((unit) =>
        unit.isOnMap && unit.x !== null && unit.y !== null
          ? [
              {
                id: unit.id,
                label: unit.shortName,
                hint: unit.name,
                name: unit.shortName,
                kind: 'unit' as const,
                place: { x: unit.x, y: unit.y },
                unitId: unit.id,
              },
            ]
          : [],
      ),
    ],
    [mapData, counters],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the Escape by which the field inside is left
    <div className="relative mt-1.5 h-9" onKeyDown={({ key }) => key === 'Escape' && onNaming(false)}>
      <FindBox<Found>
        label="Where they go: a place, a unit or a grid reference"
        placeholder="Place, unit or grid"
        choices={choices}
        meant={(typed) => {
          const figured = placeFigured(typed, near);
          return figured && { ...figured, name: figured.label, kind: 'grid' as const };
        }}
        mostShown={6}
        input={input}
        onFound={({ name, kind, place }) => {
          onNaming(false);
          onPlace({ name, kind, place });
        }}
        className="inset-x-0"
      />
    </div>
  );
}
