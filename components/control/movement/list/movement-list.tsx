'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { FieldWord } from '@/components/control/parts/field-word';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { movesInWords } from '@/components/control/parts/moves-in-words';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { countMoves, type MoveCard, moveCards, nextToMove } from '@/lib/advice/movement/move-cards';
import type { NamedPlace } from '@/lib/advice/movement/propose-move';
import type { MasterMap } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import { capital, countedInWords } from '@/lib/text';
import { useMoveMeasure } from '../moves/use-move-measure';
import type { Moves } from '../moves/use-moves';
import { Destination } from './destination';
import { MoveCardRow } from './move-card-row';
import { OwnWords } from './own-words';
import { type Drawn, useDrawnCard } from './use-drawn-card';
import { useOrderOfMoves } from './use-order-of-moves';
import { type GoalWord, useProposals } from './use-proposal';
import { useRowMoves } from './use-row-moves';

interface Props {
  map: MasterMap;
  mapData: MapData;
  moving: Moves;
  mine: readonly string[];
  /** A place that was pointed at on the map, for the card that is lit. */
  pointed: NamedPlace | null;
  onPointed: () => void;
  onDraw: (drawn: Drawn | null) => void;
  /** The units of the card that is lit, to be seen and claimed. */
  onLit: (unitIds: readonly string[]) => void;
  onPoint: () => void;
  onClose: () => void;
}

const none: readonly string[] = [];

/** So many meetings does a card tell in full, the first. */
const mostSaid = 1;

/** A row still to be moved whose writer drew or confirmed where it goes. */
const isOwnWord = ({ state }: MoveCard, by: GoalWord): boolean =>
  state === 'toMove' && (by === 'drawn' || by === 'confirmed');

/**
 * The moves still to be made: a card for each accepted row that sends units somewhere. Enter makes the move as far as
 * §6 allows without a reason and goes on to the next card; to go beyond needs one.
 */
export function MovementList(props: Props) {
  const { map, mapData, moving, mine, pointed, onPointed, onDraw, onLit, onPoint, onClose } = props;
  const { counters } = moving;
  const { measure } = useMoveMeasure(map, mapData, moving);
  const { isOneUmpire, sides } = useChrome();
  const say = useToast();
  const looksAfter = isOneUmpire ? none : mine;
  const unordered = useMemo(() => moveCards(counters.values(), looksAfter), [counters, looksAfter]);
  const proposals = useProposals(map, mapData, measure, counters, unordered, sides.sides);
  const { goalOf, byOf, proposalOf, doubtsOf, choose } = proposals;
  const { cards, saysOf } = useOrderOfMoves(unordered, proposals, map, looksAfter);
  const [litId, setLit] = useState<string | null>(() => nextToMove(cards, null, () => false));
  const [isNaming, setNaming] = useState(false);
  const [isBeyond, setBeyond] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  /** Opens the field for a place, or goes to it when it is open; or closes it and goes back to the list. */
  const namePlace = (isAsked: boolean) => {
    setNaming(isAsked);
    const field = isAsked ? list.current?.querySelector<HTMLElement>('[role="combobox"]') : list.current;
    field?.focus({ preventScroll: true });
  };

  const lit = cards.find(({ lineId }) => lineId === litId) ?? null;
  const proposal = lit && proposalOf(lit);
  const count = countMoves(cards, (card) => goalOf(card) !== null);

  const light = (lineId: string | null) => {
    setLit(lineId);
    setNaming(false);
    list.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
  };
  const { sent, moveRow, placeAll, stayRow, moveBeyond, goOnFrom } = useRowMoves({
    turn: map.turn,
    counters,
    cards,
    light,
  });
  // Enter is the list's from the start, and not the link's that led here.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const walk = (by: 1 | -1) => {
    const at = cards.findIndex(({ lineId }) => lineId === litId);
    const next = cards[Math.min(cards.length - 1, Math.max(0, at + by))];
    if (next) light(next.lineId);
  };

  useDrawnCard({ lit, proposal, onDraw, onLit });
  useEffect(() => {
    if (!pointed || !litId) return;
    choose(litId, { to: pointed });
    onPointed();
  }, [pointed, litId, choose, onPointed]);

  const isOnItsWay = lit ? 'That row is on its way already.' : 'No row is lit.';
  const move = () => {
    const isAllMoved = nextToMove(cards, null, () => false) === null;
    if (isAllMoved) return document.querySelector<HTMLElement>('[data-close-movement]')?.click();
    if (!lit || sent.has(lit.lineId)) return say(isOnItsWay);
    if (!proposal) return namePlace(true);
    moveRow(lit, proposal);
  };
  const stay = () => (!lit || sent.has(lit.lineId) ? say(isOnItsWay) : stayRow(lit));
  useKeys({
    walkOn: () => walk(1),
    walkBack: () => walk(-1),
    open: move,
    stay: stay,
    move: lit ? () => namePlace(true) : undefined,
    wayPoints: lit ? onPoint : undefined,
    doubt: lit && proposal ? () => setBeyond(true) : undefined,
    byRoad: lit && proposal?.next ? () => choose(lit.lineId, { use: proposal.next!.use }) : undefined,
    abreast:
      lit && proposal && lit.units.length > 1
        ? () => choose(lit.lineId, { isAbreast: !proposal.isAbreast })
        : undefined,
  });

  return (
    <section aria-label="Movement list" className="flex min-h-0 flex-1 flex-col">
      <header className="shrink-0 border-b border-rule bg-sheet px-4 py-2">
        <div className="flex items-center gap-2">
          <h2 className="mr-auto lead">
            <FieldWord of="movement list">Movement list</FieldWord>
          </h2>
          <OwnWords
            cards={cards.filter((card) => isOwnWord(card, byOf(card)) && !sent.has(card.lineId))}
            proposalOf={proposalOf}
            isAsked={(card) =>
              saysOf(card).length + doubtsOf(card).length > 0 ||
              goalOf(card)?.isFollowing === true ||
              (proposalOf(card)?.tests.length ?? 0) > 0
            }
            onPlace={placeAll}
          />
          <Button size="small" kind="quiet" hint={keyOf('movementList')} onClick={onClose}>
            Close
          </Button>
        </div>
        <p role="status" className="detail">
          {capital(movesInWords(count))}
        </p>
      </header>
      <ol ref={list} tabIndex={-1} className="scrolls outline-none">
        {cards.map((card) => (
          <MoveCardRow
            key={card.lineId}
            card={card}
            goal={goalOf(card)}
            by={byOf(card)}
            isLit={card === lit}
            isSent={sent.has(card.lineId)}
            onLight={() => light(card.lineId)}
          >
            {card === lit && (
              <Destination
                card={card}
                proposal={proposal}
                doubts={[...shortly(saysOf(card)), ...doubtsOf(card)]}
                mapData={mapData}
                counters={counters}
                isNaming={isNaming}
                onNaming={namePlace}
                onPlace={(to) => choose(card.lineId, { to })}
                onMove={move}
                onStay={stay}
                onBeyond={() => setBeyond(true)}
                onWay={() => proposal?.next && choose(card.lineId, { use: proposal.next.use })}
                onAbreast={() => proposal && choose(card.lineId, { isAbreast: !proposal.isAbreast })}
              />
            )}
          </MoveCardRow>
        ))}
        {cards.length === 0 && (
          <li className="px-4 py-3 aside">
            No accepted row sends anybody anywhere yet. Sheets are accepted at the Orders desk.
          </li>
        )}
      </ol>
      {lit && proposal && (
        <ReasonDialog
          title={`All the way to ${proposal.to.name}`}
          isOpen={isBeyond}
          onOpen={setBeyond}
          does="Move them there"
          act={(overrule) => moveBeyond(lit, proposal, overrule)}
          then={() => goOnFrom(lit)}
        >
          <p className="mb-3">{proposal.whole.advice.map(({ message }) => message).join(' ')}</p>
        </ReasonDialog>
      )}
    </section>
  );
}

/** The words of a card on enemies who meet it, read at a glance: the rest is on their own cards beside it. */
const shortly = (says: readonly string[]): string[] =>
  says.length <= mostSaid + 1
    ? [...says]
    : [...says.slice(0, mostSaid), `${capital(countedInWords(says.length - mostSaid, 'more meeting'))}.`];
