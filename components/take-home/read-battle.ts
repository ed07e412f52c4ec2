import type { MapData } from '@/components/map/core/map-data';
import type { SideMap } from '@/components/map/side/side-map';
import { toldMapAt, truthMapAt } from '@/components/map/side/side-map-at';
import type { TurnDate } from '@/components/map/side/turn-dates';
import { FilmReader } from '@/lib/replay/film';
import type { BattleShown, ViewKey } from '@/lib/replay/take-home/battle-told';
import type { Stage } from '@/lib/replay/take-home/stages';
import type { Side } from '@/lib/words';

/** The battle that lies in this page, its maps by moment and view. */
export class Battle {
  readonly mapData: MapData;
  readonly #films: ReadonlyMap<ViewKey, FilmReader>;
  readonly #maps = new Map<string, SideMap>();

  constructor(readonly shown: BattleShown) {
    this.mapData = shown.map as unknown as MapData;
    this.#films = new Map(shown.views.map(({ key, film }) => [key, new FilmReader(film)]));
  }

  /** The turn in which most happened, by its place; the first of several. */
  get fullest(): number {
    const most = Math.max(...this.shown.turns.map(({ fullness }) => fullness));
    return Math.max(
      0,
      this.shown.turns.findIndex(({ fullness }) => fullness === most),
    );
  }

  /** The parts of a turn that there are maps of. */
  stagesOf(turn: number): Stage[] {
    return this.shown.moments.flatMap((moment) => (moment.turn === turn ? [moment.stage] : []));
  }

  /** True when a view has maps of a turn. */
  hasView(key: ViewKey, turn: number): boolean {
    return this.shown.views.find((view) => view.key === key)?.turns.includes(turn) ?? false;
  }

  /** The things on the map of a view at the end of a part of a turn; the same object each time. */
  mapAt(key: ViewKey, turn: number, stage: Stage): SideMap {
    const name = `${key} ${turn} ${stage}`;
    const there = this.#maps.get(name);
    if (there) return there;
    const moment = this.shown.moments.findLastIndex((one) => one.turn === turn && one.stage === stage);
    const lies = this.#films.get(key)?.at(moment) ?? new Map();
    const clock = this.clockOf(turn);
    const map =
      key === 'truth'
        ? truthMapAt(lies, clock, (id) => lies.get(id) as unknown as { side: Side; nation: string })
        : toldMapAt(lies, this.shown.side, clock);
    this.#maps.set(name, map);
    return map;
  }

  /** The turn by the calendar of the battle. */
  clockOf(turn: number): TurnDate {
    const day = this.shown.turns.find((one) => one.turn === turn)?.day ?? { date: '1944-01-01', daypart: 'morning' };
    return { turn, ...day };
  }
}
