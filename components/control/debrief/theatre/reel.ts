import { type Belief, beliefsOf, Known, placeOf, widestFirst } from '@/lib/advice/debrief/beliefs';
import type { TheatreFilm } from '@/lib/desks/control/debrief/theatre';
import type { Place } from '@/lib/geometry';
import { FilmReader, type Frame, type Thing } from '@/lib/replay/film';
import { type Moment, type Stride, stepped } from '@/lib/replay/moments';
import type { Side } from '@/lib/words';

/** The content of a pane of the theatre: the truth, or what a side or a team had been told. */
export type PaneKey = 'truth' | `side:${Side}` | `team:${string}`;

/** A battle as it is played again before Control: every frame of it by its moment. */
export class Reel {
  readonly #truth: FilmReader;
  readonly #told: ReadonlyMap<string, FilmReader>;
  readonly #known: Known;

  constructor(readonly film: TheatreFilm) {
    this.#truth = new FilmReader(film.truth);
    this.#told = new Map(Object.entries(film.told).map(([key, told]) => [key, new FilmReader(told)]));
    this.#known = new Known(film);
  }

  get last(): number {
    return this.film.moments.length - 1;
  }
  /** The turns that have been played, the first first. */
  get turnsPlayed(): number[] {
    return [...new Set(this.film.moments.map(({ turn }) => turn))].sort((a, b) => a - b);
  }
  moment(at: number): Moment {
    return this.film.moments[at]!;
  }
  truth(at: number): Frame {
    return this.#truth.at(at);
  }
  told(teamKey: string, at: number): Frame {
    return this.#told.get(teamKey)?.at(at) ?? new Map();
  }

  /** The teams whose telling a pane shows; of the truth none. */
  teamsOf(pane: PaneKey): string[] {
    const { teams } = this.film;
    if (pane.startsWith('team:')) return [pane.slice(5)];
    return pane === 'truth' ? [] : teams.filter(({ side }) => pane === `side:${side}`).map(({ key }) => key);
  }

  /** The unit that a thing on any pane is; null: nobody can say which, or it is no unit. */
  unitOf(key: string): string | null {
    return this.#known.unitOf(key);
  }

  /** The place of something at a moment: a unit, a crossing, a combat; of a team its headquarters, else any of its units. Null: nowhere on the map. */
  placeOf(about: string, at: number): Place | null {
    const truth = this.truth(at);
    if (!about.startsWith('team/')) return placeOf(truth.get(about) ?? {});
    const own = Object.entries(this.film.units)
      .filter(([, { teamKey }]) => `team/${teamKey}` === about)
      .flatMap(([id]): Thing[] => {
        const unit = truth.get(`unit/${id}`);
        return unit ? [unit] : [];
      })
      .filter(({ isOnMap }) => isOnMap);
    return placeOf(own.find(({ arm }) => arm === 'hq') ?? own[0] ?? {});
  }

  /** The keys under which something is followed: a unit by its counter and as a friend too. `about`: `unit/…`, `team/…`, `crossing/…`. */
  keysOf(about: string): ReadonlySet<string> {
    const { units, friends } = this.film;
    const kind = about.slice(0, about.indexOf('/'));
    const id = about.slice(about.indexOf('/') + 1);
    const ids =
      kind === 'team' ? Object.keys(units).filter((one) => units[one]!.teamKey === id) : kind === 'unit' ? [id] : [];
    const meant = new Set(ids);
    return new Set([
      about,
      ...ids.flatMap((one) => [`unit/${one}`, `counter/${units[one]?.counterId}`]),
      ...Object.entries(friends).flatMap(([friend, unit]) => (meant.has(unit) ? [`friend/${friend}`] : [])),
    ]);
  }

  /** The moments at which something followed was changed, in truth or in what anybody was told of it. */
  momentsOf(about: string): number[] {
    const keys = this.keysOf(about);
    const found = [this.#truth, ...this.#told.values()].flatMap((reader) => reader.momentsOf(keys));
    const named = this.film.moments.flatMap((moment, at) => (keys.has(moment.about) ? [at] : []));
    return [...new Set([...found, ...named])].sort((a, b) => a - b);
  }

  step(from: number, stride: Stride, by: 1 | -1, among: readonly number[] | null): number {
    return stepped(this.film.moments, from, stride, by, among);
  }

  /** Where these teams thought units were that stood elsewhere, the widest gap first. */
  beliefs(teamKeys: readonly string[], at: number): Belief[] {
    const truth = this.truth(at);
    return teamKeys.flatMap((key) => beliefsOf(this.#known, key, this.told(key, at), truth)).sort(widestFirst);
  }
}
