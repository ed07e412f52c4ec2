import { troopsWords } from '@/lib/advice/arrivals/troops-words';
import { endCodes, issueCode, printedCode } from '@/lib/db/access/seat-codes';
import { gameControlSeat, seatsOf } from '@/lib/db/access/seats';
import { type Tx, transaction } from '@/lib/db/kernel/transaction';
import { teamTroops } from '@/lib/db/movement/team-troops';
import { newestGame } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { done, type Result } from '@/lib/result';

interface SeatLink {
  seat: string;
  code: string;
  /** It opens the free seat of Game Control, who begins the game and gives out the other seats. */
  opensFirst: boolean;
  /** Which units its team has now and when it gets the others; left out: it is a seat of Control. */
  troops?: string;
}

/** Which links the host asks for. */
interface LinksWanted {
  /** Ends every link and card of the game that was given out and not used. */
  fresh: boolean;
  /** Game Control gets a link even when somebody has its seat: whoever opens the link takes the seat over. */
  takesOver?: boolean;
}

/**
 * New one-time codes for the host to hand out: for every control seat that nobody has taken, and for one free seat of
 * each HQ team in which nobody sits yet and that is not out of the game. Codes given out before go on working, unless `fresh`.
 */
export async function unusedSeatLinks({ fresh, takesOver = false }: LinksWanted): Promise<SeatLink[]> {
  const game = await newestGame();
  if (!game) return [];
  const seats = (await seatsOf(game.id)).filter((seat) => !seat.revokedAt);
  const control = seats.filter((seat) => seat.kind === 'control' && !seat.holderId);
  const [{ turns }, units] = await Promise.all([gameScenario(game.id), teamTroops(game.id)]);
  const troopsOf = new Map(units.map((one) => [one.teamId, troopsWords(one, turns)]));
  const seated = new Set(seats.filter((seat) => seat.holderId).map((seat) => seat.teamId));
  const players = new Map(
    seats
      .filter(
        (s) => s.kind === 'player' && s.duty === 'commander' && !seated.has(s.teamId) && s.team?.playedBy !== 'nobody',
      )
      .map((s) => [s.teamId, s]),
  );
  const links: SeatLink[] = [];
  await transaction<Result<null>>(async (tx) => {
    const unused = seats.filter(({ codes }) => codes.some(({ usedAt }) => usedAt === null));
    if (fresh) for (const { id } of unused) await endCodes(tx, id);
    if (takesOver && !control.some(({ roles }) => roles.includes('gameControl')))
      links.push(await takeoverLink(tx, game.id));
    for (const seat of [...control, ...players.values()]) {
      const name = seat.team ? `${seat.team.name}, ${seat.label}` : seat.label;
      const troops = seat.teamId && troopsOf.get(seat.teamId);
      const opensFirst = seat.roles.includes('gameControl');
      links.push({ seat: name, code: await issueCode(tx, seat.id), opensFirst, ...(troops ? { troops } : {}) });
    }
    return done(null);
  });
  return links;
}

/** A link to a seat of Game Control that somebody holds. Who opens it has the seat from then on, and the other is signed out. */
async function takeoverLink(tx: Tx, gameId: string): Promise<SeatLink> {
  const { id, label } = await gameControlSeat(tx, gameId);
  return { seat: `${label} (taken: this link takes it over)`, code: await issueCode(tx, id), opensFirst: false };
}

/** A one-time code for Game Control's seat in the newest game, whether somebody holds it or not; null when there is no game. */
export async function gameControlCode(): Promise<string | null> {
  const game = await newestGame();
  if (!game) return null;
  let code = '';
  await transaction<Result<null>>(async (tx) => {
    code = await issueCode(tx, (await gameControlSeat(tx, game.id)).id);
    return done(null);
  });
  return printedCode(code);
}
