import { castOf } from '@/lib/db/debrief/cast';
import { ledgerFilm } from '@/lib/db/debrief/ledger-film';
import { combatsFought } from '@/lib/db/debrief/papers';
import type { Tx } from '@/lib/db/kernel/transaction';
import { FilmReader } from '@/lib/replay/film';
import { scorePaper } from '@/lib/turn/debrief/papers';
import type { RevealedFight, RevealedTruth, RevealedTurn } from '@/lib/visibility/player/after-battle';

/**
 * The truth of each turn that has been played, as it was when the turn ended or as it is now, the first first: where units stood
 * and what they had lost, the crossings, and the combats with their scores and dice.
 */
export async function truthOfTurns(gameId: string, tx: Tx): Promise<RevealedTurn[]> {
  const { moments, truth } = await ledgerFilm(gameId, tx);
  const cast = new Map((await castOf(gameId, tx)).map((unit) => [unit.id, unit]));
  const reader = new FilmReader(truth);
  const turns: RevealedTurn[] = [];
  for (const turn of [...new Set(moments.map((moment) => moment.turn))].sort((a, b) => a - b)) {
    const frame = reader.at(moments.findLastIndex((moment) => moment.turn === turn));
    const units: RevealedTruth['units'] = [];
    const crossings: RevealedTruth['crossings'] = [];
    const names = new Map<string, string>();
    for (const [key, thing] of frame) {
      const kind = key.slice(0, key.indexOf('/'));
      const id = key.slice(key.indexOf('/') + 1);
      const { name, shortName, formation, x, y, state } = thing as Record<string, string> & { x: number; y: number };
      if (kind === 'crossing') crossings.push({ name: name!, x, y, state: state! });
      const unit = kind === 'unit' ? cast.get(id) : undefined;
      if (!unit) continue;
      names.set(id, name!);
      if (!thing.isOnMap) continue;
      units.push({
        name: name!,
        shortName: shortName!,
        formation: formation!,
        nation: unit.nation,
        side: unit.side,
        x,
        y,
        stepsLost: Number(thing.stepsLost),
        isCaptured: thing.isCaptured === true,
      });
    }
    const fights = (await combatsFought(gameId, turn, tx)).flatMap((combat): RevealedFight[] => {
      const score = scorePaper(combat, (id) => names.get(id) ?? '');
      if (!score) return [];
      const { lines, die, margin, result, ruling } = score;
      return [{ number: combat.number, name: combat.name, lines, die, margin, result, reason: ruling?.reason ?? '' }];
    });
    turns.push({ turn, truth: { units, crossings, fights } });
  }
  return turns;
}
