'use client';

import { useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { oneByOne, useSend } from '@/components/control/parts/use-mutation';
import type { CoreVerbs, ValueOf } from '@/components/transport/send/verbs';
import { useToast } from '@/components/ui/toast';
import { type MoveCard, nextToMove, notMoved } from '@/lib/advice/movement/move-cards';
import { stayedNote } from '@/lib/advice/movement/passing-by';
import { moveOfCard, type Proposal } from '@/lib/advice/movement/propose-card';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import type { Result } from '@/lib/result';

type Card = MoveCard<MasterCounter>;

interface ListOfRows {
  turn: number;
  counters: ReadonlyMap<string, MasterCounter>;
  /** In the order of the list. */
  cards: readonly Card[];
  /** Lights a card; null: none. */
  light: (lineId: string | null) => void;
}

/** Sends the moves of rows, goes on to the next row before the answer, and says what came of each. */
export function useRowMoves({ turn, counters, cards, light }: ListOfRows) {
  const send = useSend();
  const { refresh } = useRouter();
  const say = useToast();
  /** The rows on their way: until what came of them is on this page. */
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());

  const lightNext = (after: string | null, gone: readonly string[]) =>
    light(nextToMove(cards, after, (id) => gone.includes(id) || sent.has(id)));
  const inputOf = (card: Card, proposal: Proposal) => ({ turn, ...moveOfCard(card, proposal) });
  /** Says who of a row stays, and what speaks against the crossings that they went over. */
  const tell = ({ units, stays }: ValueOf<CoreVerbs['move-column']>) => {
    const nameOf = (id: string) => counters.get(id)?.shortName ?? id;
    const crowded = units.flatMap(({ advice }) => advice.filter(({ code }) => code === 'crowded'));
    const said = [
      ...stays.map(({ unitId, why }) => `${nameOf(unitId)} stays. ${why}`),
      ...new Set(crowded.map(({ message }) => message)),
    ];
    if (said.length > 0) say(said.join(' '));
  };
  /** Does something about rows, one after the other; each that is refused is named, and is to be moved again. */
  const settle = async <T>(
    rows: readonly Card[],
    work: (row: Card) => Promise<Result<T>>,
    then: (value: T) => void = () => undefined,
  ) => {
    const ids = rows.map(({ lineId }) => lineId);
    setSent((was) => new Set([...was, ...ids]));
    for (const row of rows) {
      const answer = await work(row);
      if (answer.ok) then(answer.value);
      else {
        say(`${row.teamName}, row ${row.number}: ${answer.refusal.message}`, 'refused');
        light(row.lineId);
      }
    }
    await refresh();
    setSent((was) => new Set([...was].filter((id) => !ids.includes(id))));
  };

  /** Moves a row as far as §6 allows without a reason. Who follows waits until those whom they follow have moved. */
  const moveRow = (card: Card, proposal: Proposal) => {
    const isOfLeader = ({ lineId, units }: Card) =>
      sent.has(lineId) && units.some(({ id }) => id === proposal.to.unitId);
    if (proposal.isFollowing && cards.some(isOfLeader))
      return say('Those whom they follow are being moved. Press again in a moment.');
    lightNext(card.lineId, [card.lineId]);
    void settle([card], () => send('move-column', { ...inputOf(card, proposal), isLegal: true }), tell);
  };
  const placeAll = (placed: readonly { card: Card; proposal: Proposal }[]) => {
    const proposalOf = new Map(placed.map(({ card, proposal }) => [card.lineId, proposal]));
    lightNext(null, [...proposalOf.keys()]);
    void settle(
      placed.map(({ card }) => card),
      (card) => send('move-column', { ...inputOf(card, proposalOf.get(card.lineId)!), isLegal: true }),
      tell,
    );
  };
  const stayRow = (card: Card) => {
    lightNext(card.lineId, [card.lineId]);
    void settle([card], () =>
      oneByOne(notMoved(card), ({ id, version, x, y }) =>
        send('move-unit', { unitId: id, version, turn, x: x!, y: y!, mode: 'tactical', moveNote: stayedNote }),
      ),
    );
  };
  /** Moves a row all the way, for a reason. */
  const moveBeyond = (card: Card, proposal: Proposal, overrule: string) =>
    send('move-column', { ...inputOf(card, proposal), overrule });
  const goOnFrom = (card: Card) => {
    lightNext(card.lineId, [card.lineId]);
    void refresh();
  };
  return { sent, moveRow, placeAll, stayRow, moveBeyond, goOnFrom };
}
