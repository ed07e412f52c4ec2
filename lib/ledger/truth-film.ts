import { type Film, FilmMaker, type Thing } from '@/lib/replay/film';
import { type FieldOf, keyOf, type LedgerEntry, type LedgerKind, type LedgerState, type Truth } from './kinds';

/** The fields of each kind of thing that are drawn when a battle is played again, and of no other. */
const drawn = {
  game: ['turn', 'phase'],
  turn: ['weather'],
  unit: ['x', 'y', 'isOnMap', 'isCaptured', 'stepsLost', 'name', 'shortName', 'formation', 'arm', 'profileKey'],
  crossing: ['name', 'x', 'y', 'state'],
  bridging: ['name', 'x', 'y', 'state', 'turnsDone', 'turnsNeeded'],
  combat: ['turn', 'number', 'name', 'state', 'x', 'y'],
  pair: ['alliedId', 'germanId'],
} as const satisfies { [K in LedgerKind]?: readonly FieldOf<K>[] };

/** The kinds of things that are seen in it. */
export const drawnKinds = Object.keys(drawn) as (keyof typeof drawn)[];

const isDrawn = (kind: string): kind is keyof typeof drawn => Object.hasOwn(drawn, kind);

/** The drawn fields of a truth. */
export const drawnOf = (kind: LedgerKind, truth: Truth): Thing =>
  isDrawn(kind)
    ? Object.fromEntries(
        (drawn[kind] as readonly string[]).flatMap((name) => (name in truth ? [[name, truth[name]]] : [])),
      )
    : {};

/** The truth of a game as a film: what it opened with at moment 0, then every entry at its moment. */
export class TruthFilm {
  readonly #maker = new FilmMaker();

  constructor(opening: LedgerState) {
    for (const [key, truth] of opening) {
      const kind = key.slice(0, key.indexOf('/')) as LedgerKind;
      if (isDrawn(kind)) this.#maker.put(0, key, drawnOf(kind, truth));
    }
  }

  /** Enters the change of an entry. */
  enter(moment: number, { kind, subjectId, after }: Pick<LedgerEntry, 'kind' | 'subjectId' | 'after'>): void {
    if (!isDrawn(kind)) return;
    const fields = after && drawnOf(kind, after);
    if (fields === null || Object.keys(fields).length > 0) this.#maker.put(moment, keyOf(kind, subjectId), fields);
  }

  get film(): Film {
    return this.#maker.film;
  }
}
