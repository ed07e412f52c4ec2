import type { Hand, Ways } from './ways';

/** Companion games: begun, played, taken back, shown to the hall, put away. */

/** A Battle Card that has just been begun, and its airdrop rolled; null where that was refused. */
async function dropped({ act }: Hand): Promise<string | null> {
  const begun = await act('begin-companion-game', { companion: 'battle-card', setup: { orders: 'first' } });
  if (!begun.ok) return null;
  const { companionGameId } = begun.value as { companionGameId: string };
  const rolled = { companionGameId, version: 1, act: { do: 'airdrop' }, values: [2, 6, 3] };
  return (await act('act-in-companion-game', rolled)).ok ? companionGameId : null;
}

const away = { result: 'A warm-up.' };

export const waysOfCompanions: Ways = {
  'begin-companion-game': dropped,
  'act-in-companion-game': dropped,
  'take-back-companion-act': async (hand) => {
    const companionGameId = await dropped(hand);
    if (!companionGameId) return;
    const order = { do: 'order', area: 'grave', order: 'attack' };
    await hand.act('act-in-companion-game', { companionGameId, version: 2, act: order });
    await hand.act('take-back-companion-act', { companionGameId, version: 3 });
  },
  'show-companion-on-board': async (hand) => {
    const companionGameId = await dropped(hand);
    if (!companionGameId) return;
    await hand.act('show-companion-on-board', { companionGameId, version: 2, isShown: true });
    if (hand.chance.whole(0, 1) === 1) await hand.act('end-companion-game', { companionGameId, version: 3, ...away });
  },
  'end-companion-game': async (hand) => {
    const companionGameId = await dropped(hand);
    if (companionGameId) await hand.act('end-companion-game', { companionGameId, version: 2, ...away });
  },
};
