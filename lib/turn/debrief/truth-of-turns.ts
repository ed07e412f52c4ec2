import { resultNames } from '@/lib/advice/combat/result-names';
import { castOf } from '@/lib/db/debrief/cast';
import { ledgerFilm } from '@/lib/db/debrief/ledger-film';
import { combatsFought } from '@/lib/db/debrief/papers';
import type { Tx } from '@/lib/db/kernel/transaction';
import { FilmReader, type Frame } from '@/lib/replay/film';
import type { Moment } from '@/lib/replay/moments';
import { stageOf } from '@/lib/replay/take-home/stages';
import { scorePaper } from '@/lib/turn/debrief/papers';
import type { RevealedFight, RevealedTurn, TruthLies, TurnStage } from '@/lib/visibility/player/after-battle';

type Cast = ReadonlyMap<string, Awaited<ReturnType<typeof castOf>>[number]>;

/**
 * The truth of each turn that has been played, as it was when the turn ended or as it is now, the first first: where units stood
 * and what they had lost, the crossings, and the combats with their scores and dice; and where everything was at the end of the
 * turn's earlier parts.
 */
export async function truthOfTurns(gameId: string, tx: Tx): Promise<RevealedTurn[]> {
  const { moments, truth } = await ledgerFilm(gameId, tx);
  const cast: Cast = new Map((await castOf(gameId, tx)).map((unit) => [unit.id, unit]));
  const reader = new FilmReader(truth);
  const turns: RevealedTurn[] = [];
  for (const turn of [...new Set(moments.map((moment) => moment.turn))].sort((a, b) => a - b)) {
    const frame = reader.at(moments.findLastIndex((moment) => moment.turn === turn));
    const fights = (await combatsFought(gameId, turn, tx)).flatMap((combat): RevealedFight[] => {
      const score = scorePaper(combat, (id) => String(frame.get(`unit/${id}`)?.name ?? ''));
      if (!score) return [];
      const { lines, die, margin, result, ruling } = score;
      const named = { number: combat.number, name: combat.name, result: resultNames[result] };
      return [{ ...named, lines, die, margin, reason: ruling?.reason ?? '' }];
    });
    const earlier = stagesBefore(moments, turn).map(({ stage, at }) => ({ stage, ...liesIn(reader.at(at), cast) }));
    turns.push({ turn, truth: { ...liesIn(frame, cast), earlier, fights } });
  }
  return turns;
}

/** The parts of a turn before its letters, each with its last moment. */
const stagesBefore = (moments: readonly Moment[], turn: number): { stage: TurnStage; at: number }[] =>
  (['orders', 'movement', 'combat'] as const).flatMap((stage) => {
    const at = moments.findLastIndex((moment) => moment.turn === turn && stageOf(moment.phase) === stage);
    return at === -1 ? [] : [{ stage, at }];
  });

/** The units on the map and the crossings of a frame. */
function liesIn(frame: Frame, cast: Cast): TruthLies {
  const units: TruthLies['units'] = [];
  const crossings: TruthLies['crossings'] = [];
  for (const [key, thing] of frame) {
    const kind = key.slice(0, key.indexOf('/'));
    const { name, shortName, formation, arm, x, y, state } = thing as Record<string, string> & { x: number; y: number };
    if (kind === 'crossing') crossings.push({ name: name!, x, y, state: state! });
    const unit = kind === 'unit' ? cast.get(key.slice(key.indexOf('/') + 1)) : undefined;
    if (!unit || !thing.isOnMap) continue;
    units.push({
      name: name!,
      shortName: shortName!,
      formation: formation!,
      symbol: arm!,
      nation: unit.nation,
      side: unit.side,
      x,
      y,
      stepsLost: Number(thing.stepsLost),
      isCaptured: thing.isCaptured === true,
    });
  }
  return { units, crossings };
}
