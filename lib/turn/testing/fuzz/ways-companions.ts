import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Hand, Ways } from './way';

/** Companion games: one of Battle Card, and a fight by cards at which a team holds a hand. */

interface Begun {
  companionGameId: string;
  version: number;
}

const then = (companionGameId: string, value: unknown): Begun => ({
  companionGameId,
  version: (value as { version: number }).version,
});

async function began({ act }: Hand, input: object): Promise<Begun | null> {
  const answer = await act('begin-companion-game', { name: '', about: null, values: null, ...input });
  return answer.ok ? { companionGameId: (answer.value as Begun).companionGameId, version: 1 } : null;
}

const beganBattleCard = (hand: Hand) => began(hand, { companion: 'battle-card', setup: { orders: 'first' } });

/** Battle Card after its airdrop and one order. */
async function ordered(hand: Hand): Promise<Begun | null> {
  const begun = await beganBattleCard(hand);
  if (!begun) return null;
  for (const act of [{ do: 'airdrop' }, { do: 'order', area: 'grave', order: 'attack' }]) {
    const answer = await hand.act('act-in-companion-game', { ...begun, act, values: null });
    if (!answer.ok) return null;
    begun.version = then(begun.companionGameId, answer.value).version;
  }
  return begun;
}

const foot = { kind: 'foot', class: 'veteran', figures: 6 };
const units = [
  { id: 'grenadiers', name: 'Grenadiers', side: 'german', ...foot },
  { id: 'paras', name: 'Paras', side: 'allied', ...foot },
];

/** A fight for a building, the Allies to lay, a team at their hand; the team's seat. */
async function seated(hand: Hand) {
  let begun = await began(hand, { companion: 'impressionistic', setup: { units } });
  if (!begun) return null;
  const assault = {
    kind: 'assault',
    building: 'The school',
    defender: 'allied',
    attackers: [{ unit: 'grenadiers', figures: 4 }],
    defenders: [{ unit: 'paras', figures: 4 }],
  };
  for (const one of [...Array(4).fill({ kind: 'nextPhase' }), assault]) {
    const answer = await hand.act('act-in-companion-game', { ...begun, act: one, values: null });
    if (!answer.ok) return null;
    begun = then(begun.companionGameId, answer.value);
  }
  const [name, seat] = hand.player(hand.chance.oneOf(hand.all('team')).id);
  const answer = await hand.act('seat-companion-teams', { ...begun, allied: seat.teamId, german: null });
  return answer.ok ? { ...then(begun.companionGameId, answer.value), name, seat } : null;
}

/** The same, and a card of the hand is laid. */
async function laid(hand: Hand) {
  const at = await seated(hand);
  if (!at) return null;
  const { tables } = await playerDesk(at.seat);
  const sits = await db().companionSeat.findFirstOrThrow({
    where: { companionGameId: at.companionGameId },
    orderBy: { id: 'asc' },
  });
  const issued = await db().issuedTable.findUniqueOrThrow({ where: { seatId: sits.id } });
  const table = tables.find(({ id }) => id === issued.id);
  if (table?.shown.kind !== 'cards') return null;
  const move = { card: table.shown.hand[0]!.card };
  const answer = await hand.act('lay-move', { tableId: table.id, move }, at.name);
  return answer.ok ? at : null;
}

export const waysOfCompanions: Ways = {
  'begin-companion-game': beganBattleCard,
  'act-in-companion-game': ordered,
  'take-back-companion-act': async (hand) => {
    const begun = await ordered(hand);
    if (begun) await hand.act('take-back-companion-act', begun);
  },
  'end-companion-game': async (hand) => {
    const begun = await beganBattleCard(hand);
    if (begun) await hand.act('end-companion-game', { ...begun, result: 'A warm-up, broken off.' });
  },
  'show-companion-on-board': async (hand) => {
    const begun = await beganBattleCard(hand);
    if (!begun) return;
    await hand.act('show-companion-on-board', { ...begun, isShown: true });
    const away = { ...begun, version: 2, result: 'A warm-up.' };
    if (hand.chance.whole(0, 1) === 1) await hand.act('end-companion-game', away);
  },
  'seat-companion-teams': seated,
  'lay-move': laid,
  'turn-over-moves': async (hand) => {
    const at = await laid(hand);
    if (at)
      await hand.act('turn-over-moves', { companionGameId: at.companionGameId, version: at.version, values: null });
  },
};
