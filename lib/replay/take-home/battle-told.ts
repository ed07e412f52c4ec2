import type { SidesShown } from '@/lib/sides';
import type { TurnDay } from '@/lib/text';
import type { Side } from '@/lib/words';
import type { Film } from '../film';
import type { DiaryRow } from './diary-table';
import type { StageAt } from './stages';

/** A battle for one audience, as it goes into a file. */
export interface BattleTold {
  title: string;
  /** The owner of the file: `1 Airborne`; of the whole truth `The whole truth`. */
  audience: string;
  /** The words below its name. */
  about: string;
  /** The owner of the map `told`. */
  side: Side;
  look: SidesShown;
  /** The printed map with its base map in it, as `components/map` draws it. */
  map: { credit: string };
  /** The parts of turns that its maps are of, in order. */
  moments: readonly StageAt[];
  /** The views that one changes between; the first is shown. */
  views: readonly ViewTold[];
  turns: readonly TurnTold[];
}

/** `told`: what the team had been told; `truth`: where everything was. */
export type ViewKey = 'told' | 'truth';

/** A view with its maps, a frame for each of the moments. */
export interface ViewTold {
  key: ViewKey;
  name: string;
  film: Film;
  /** The turns it has maps of. */
  turns: readonly number[];
}

export interface TurnTold {
  turn: number;
  /** `Turn 3, 18 September 1944, morning`. */
  name: string;
  /** Its day; null: it is not known. */
  day: TurnDay | null;
  /** The acts in it, one by one; empty: the file has papers alone. */
  diary: readonly DiaryRow[];
  papers: readonly PaperTold[];
  /** The losses of units by its end, by formation; empty: it was not opened. */
  losses: readonly LossTold[];
}

/** On which tab of the page a paper lies. */
const paperKinds = ['letter', 'order', 'signal', 'combat'] as const;
type PaperKind = (typeof paperKinds)[number];

export interface PaperTold {
  kind: PaperKind;
  title: string;
  /** The date and hour of the battle, as it is written on it: `17 SEP 2200`; empty: none is written on it. */
  when: string;
  about: string;
  text: string;
  rows: readonly RowTold[];
}

/** A row of a sheet, or a side of a score. */
export interface RowTold {
  /** Whom it is about. */
  who: string;
  text: string;
  /** Words that were ringed and ticked, each by itself. */
  ringed: readonly string[];
}

/** The steps that the units of a formation had lost. */
export interface LossTold {
  sideName: string;
  formation: string;
  units: number;
  stepsLost: number;
}

/** The part of a battle that the script of the page reads: all but its papers, which are in the page as words. */
export type BattleShown = Omit<BattleTold, 'turns'> & {
  turns: readonly (Pick<TurnTold, 'turn' | 'name' | 'day'> & {
    /** The amount that happened in it, as a share of the fullest turn. */
    fullness: number;
  })[];
};
