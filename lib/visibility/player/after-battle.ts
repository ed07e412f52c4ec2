import type { SidesShown } from '@/lib/sides';
import type { CrossingLook, Daypart, Side } from '@/lib/words';
import type { DeskContact, DeskCounter } from './desk';
import type { FilePaper } from './hq-file';

/** A place on the map, km. */
type At = { x: number; y: number };

/** A team's map as it lay at the end of a turn. `date`: YYYY-MM-DD. */
export interface TurnMap {
  turn: number;
  date: string;
  daypart: Daypart;
  lies: MapLies;
}

type Named = Pick<DeskCounter, 'name' | 'shortName' | 'symbol' | 'nation' | 'formation'>;

/** The rows on it: own counters, friends, the enemy and crossings, each as told. */
interface MapLies {
  /** A counter without a place is lost. */
  counters: (Named & { x: number | null; y: number | null; isLost: boolean })[];
  friends: (Named & At & { asOfTurn: number })[];
  contacts: (At & Pick<DeskContact, 'label' | 'symbol' | 'seenTurn' | 'source' | 'confidence' | 'direction'>)[];
  crossings: (At & { name: string; look: CrossingLook; asOfTurn: number })[];
}

/** A remark of a team in its diary. */
export interface DiaryRemark {
  id: string;
  turn: number;
  text: string;
  writtenBy: string;
  version: number;
}

/** The war diary of a team: what it ordered, sent and was told, turn by turn, of issued rows and its own. */
export interface WarDiary {
  team: string;
  side: Side;
  look: SidesShown;
  title: string;
  isEnded: boolean;
  /** The first turn first. */
  turns: DiaryTurn[];
}

export interface DiaryTurn {
  turn: number;
  /** `Turn 3, 18 September 1944, morning`; of a turn from before maps were kept only its number. */
  name: string;
  /** `18 September 1944`; empty: it is not known. */
  date: string;
  /** Where its HQ stood; empty: it has none on the map. */
  place: string;
  papers: FilePaper[];
  remarks: DiaryRemark[];
  /** The map of that moment, an appendix; null: none was kept. */
  map: TurnMap | null;
}

/** The places of everything. `symbol` is not there where the turn was opened before symbols were kept. */
export interface TruthLies {
  units: (Pick<Named, 'name' | 'shortName' | 'formation' | 'nation'> &
    At & { symbol?: string; side: Side; stepsLost: number; isCaptured: boolean })[];
  crossings: (At & { name: string; state: string })[];
}

/** The truth of a turn, as it was when the turn ended: opened by Game Control after the battle. */
export interface RevealedTruth extends TruthLies {
  /** The same at the end of the turn's earlier parts; not there where the turn was opened before they were kept. */
  earlier?: (TruthLies & { stage: TurnStage })[];
  fights: RevealedFight[];
}

/** The parts of a turn before its letters. */
export type TurnStage = 'orders' | 'movement' | 'combat';

/** A combat of the turn with its score, its die and what came of it. */
export interface RevealedFight {
  number: number;
  name: string;
  lines: { side: string; points: number; what: string; unit: string }[];
  die: number;
  margin: number;
  /** In words: `Limited success`. */
  result: string;
  /** Why it was ruled otherwise; empty: it was ruled as it fell. */
  reason: string;
}

export interface RevealedTurn {
  turn: number;
  truth: RevealedTruth;
}
