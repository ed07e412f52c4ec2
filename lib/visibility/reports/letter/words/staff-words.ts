import type { AirMission, BridgingPart, Daypart, LetGoWhy, Losses } from '@/lib/words';
import type { DemolitionResult, MissionResult, RowOutcome } from '../../../news-facts';

/**
 * The words of a staff, by what is told. Each way to say a thing is a sentence with slots:
 * `{who}` own units, `{where}` the place and the ground, `{enemy}` how many of what kind, `{by}` the end of the turn, and others
 * named at each list. `[is|are]` agrees with the own units, `<was|were>` with the enemy. A slot may be empty.
 */
export type Ways = readonly string[];

/** The course of a fight, from one side. */
export type Course =
  | 'overran'
  | 'tookGround'
  | 'pressedThem'
  | 'locked'
  /** Attacked and went back. */
  | 'thrownBack'
  /** Attacked, gained nothing, and stayed. */
  | 'gotNowhere'
  | 'wereOverrun'
  /** All of them were taken. */
  | 'overwhelmed'
  | 'lostGround'
  /** Stayed when the troops beside them went. */
  | 'flankGave'
  | 'heldOn'
  | 'sawThemOff'
  | 'probe';

/** The state of a unit, as it is told. */
export type State =
  /** It has lost nothing since the game began. */
  | 'whole'
  /** It has lost nothing and was never strong. */
  | 'wholeButWeak'
  /** An HQ, guns or engineers: fit for what they are for, or not. */
  | 'working'
  | 'weakened'
  | 'considerable'
  | 'capable'
  | 'low'
  | 'disintegrating'
  | 'ineffective';

/** The outcome of a lift that did not simply land. */
type Landing = 'met' | 'wide' | 'metAndWide' | 'turnedBack';

/** A row's outcome that is told by one list of ways, whatever its parts. */
type RowTold = Exclude<RowOutcome['is'], 'attacked' | 'wasAttacked' | 'probed' | 'didNotAttack'>;

export interface StaffWords {
  /** One short sentence that says how it went. Slots: near ("at Best"), who. */
  heads: Record<Course, Ways>;
  /** The same of an attack on a place of the objective that is not ours yet. Slots: place. */
  headsOfAims: Partial<Record<Course, Ways>>;
  /** Slots: who, where, enemy, by, them, attacked, hasty. */
  courses: Record<Course, Ways>;
  /** Some were overrun and the others driven back. Slots: who, others, where, enemy. */
  overranSome: Ways;
  /** Several attacks that failed, and enemy tanks in a fight that goes on, each in the first sentences of an outline. Slots: near. */
  attacksFailed: Ways;
  tanksThere: Ways;
  /** The side that held the ground can hardly fight on. Slots: near. */
  hangsOn: Ways;
  /** Own tanks, guns and aircraft in a fight that was lost all the same. Slots: what. */
  supportInVain: Ways;
  /** Own guns that are known by name. Slots: what. */
  firedInSupport: Ways;
  /** A bridge that is ours: after "which", and after "is ours and". */
  looks: Record<'safe' | 'standing', { verb: string; adjective: string }>;
  attacked: string;
  /** The enemy of a fight whose course is not told. Slots: enemy, near. */
  enemyThere: Ways;
  prisonersTaken: Ways;
  /** Slots: who, at (" at 383 999", where the fight was). */
  lost: Ways;
  /** After "has had". */
  costs: Record<Losses, string>;
  states: Record<State, { verbs: Ways; adjective: string }>;
  /** The losses, after their name. Slots: cost. */
  had: string;
  /** Of whoever lost next to nothing and has lost nothing before. */
  stillWhole: { verb: string; adjective: string };
  /** Of whoever lost next to nothing here and was weak before. */
  weakBefore: Record<'low' | 'weakened', Ways>;
  /** Where they are. Slots: who, at. */
  whereabouts: { there: Ways; stoodFast: Ways };
  /**
   * The fates of units. Slots: who, at, fared, bearing ("with light losses, still very strong"), and of those without a
   * fight state, adjective. `atEase`: without a fight.
   */
  fates: Record<'alone' | 'there' | 'back' | 'stoodFast' | 'stoodFastApart' | 'atEase' | 'thereAtEase', Ways>;
  /** A place of the objective that was won, as the first sentence. Slots: place, look (" and whole"). */
  ours: Ways;
  /** A bridge, as the first sentence. Slots: bridge. */
  blown: Ways;
  /** The same where it was fought for, and where those who attacked had not got it. */
  blownInTheFight: Ways;
  blownBefore: Ways;
  /** Of units that were hit and lost next to nothing, as the end of a sentence. */
  hardlyTouched: string;
  /** The same of units whose anti-aircraft guns are silent. */
  noMenLost: string;
  /** Nobody fought, though the enemy is near. Slot: daypart. */
  noFight: Ways;
  noFighting: Ways;
  /** The same where enemy patrols were about, and where nobody saw anything of the enemy. Slot: daypart. */
  quietButPatrols: Ways;
  nobodySeen: Ways;
  quiet: Ways;
  /** Units that were stopped, after the reason. Slots: why, who, short. */
  cutOff: Ways;
  /** A place that was attacked and in which nobody was. Slots: place, be ("is"), who. */
  foundEmpty: Ways;
  /** A place of the objective that units came to, and a bridge of it. Slots: place, be, look, who. */
  cameInto: Ways;
  cameToBridge: Ways;
  /** Bad weather, and an attack that was prepared in the turn before, or was not (§9). Slots: daypart, with (", with our guns in support"). */
  badWeather: Ways;
  prepared: Ways;
  hasty: Ways;
  /** The same of an attack that was not prepared, within the sentence about it. */
  hastily: string;
  /** When the turn has ended: "by nightfall". */
  by: Record<Daypart, string>;
  /** Before tanks, guns and aircraft that came with the enemy. */
  supportedBy: string;
  /** Own tanks, guns and aircraft. Slots: what. */
  ownSupport: Ways;
  /** The same with tanks among it: those who fought may have been the tanks. */
  ownTanks: Ways;
  /** The names of tanks, artillery and aircraft. */
  kinds: Readonly<Record<string, string>>;
  nobodyNamed: Ways;
  noTanks: Ways;
  /** Neither tanks were met nor is anybody named. */
  noTanksNoName: Ways;
  /** All units that are not told of otherwise have lost nothing. */
  othersWhole: string;
  /** Nobody has lost anything. */
  allWhole: Ways;
  /** Slots: who. */
  unchanged: Ways;
  /** Slots: but. */
  landedBadly: Ways;
  /** Of units that were taken in a fight. */
  menTaken: Ways;
  /** The task of the team. Slots: task. */
  task: Ways;
  /** All its units are taken. Slots: at (" at Arnhem"). */
  nobodyLeft: Ways;
  /** The state of places of the objective; each goes on a sentence. Slots: what, km. */
  holds: string;
  /** The same where own units are at each of them and nobody has broken through, and of places where no own unit is. */
  holdsFirmly: string;
  staysOurs: string;
  contested: string;
  /** The same where nobody fought. */
  enemyAt: string;
  off: string;
  /** Of a place that is still to be taken. */
  stillOff: string;
  /** A team without units of its own, whose aircraft saw nothing. Slots: daypart. */
  recceOfNothing: Ways;
  /** Where HQs below may be nearer to a place. Slots: what, km. */
  ownDistance: Ways;
  /** Slots: who, at, goal, km, short, because, crossing, queue, where, attack, spot ("at Beek"), off (" for Beek"). */
  rows: Record<RowTold, Ways>;
  /** Where a unit that is lost was last. Slots: who, at. */
  lastReported: Ways;
  /** Several units that moved and are near one place. Slots: who, at ("just south of Achel"). */
  movedNear: Ways;
  /** They were there before. Slots: who, goal. */
  isThere: Ways;
  didNotAttack: Record<LetGoWhy, Ways>;
  /** Slots: who, short. */
  stoppedByEnemy: Ways;
  /** The same where it is known who he is. Slots: who, enemy, way, short. */
  stoppedBy: Ways;
  /** Several units at one crossing. Slots: crossing, pieces. */
  queue: Ways;
  partAcross: Ways;
  shelled: Ways;
  arrived: Ways;
  /** Of units that the letter has told of, who were not on the map when the turn began. */
  hadJustArrived: Ways;
  /** Slots: who, bridge. */
  crossings: Record<'blown' | 'built' | 'reached' | 'safe' | 'standing', Ways>;
  /** The outcome of an order to blow a bridge. Slots: who, bridge. */
  demolitions: Record<DemolitionResult, Ways>;
  /** Slots: who, bridge, left, lack; of work that others do, what ("a bridge at Driel") and whose ("the enemy is", "our own troops are"). */
  bridging: Record<
    | 'begun'
    | 'goesOn'
    | 'givenUp'
    | 'underFire'
    | 'lacks'
    | 'underFireAndDown'
    | 'lacksAndDown'
    | 'seen'
    | 'seenOf'
    | 'seenStopped'
    | 'seenGivenUp',
    Ways
  >;
  /** Work that goes on, as the first sentence. Slots: who, bridge, will ("will be open in the morning"). */
  awaited: Record<'begun' | 'goesOn', Ways>;
  bridgingParts: Record<BridgingPart, string>;
  /** Slots: who, enemy, way. */
  cameUpAgainst: Ways;
  facing: Ways;
  /** An enemy close by, as the first sentence. Slots: enemy, who, near ("to the west of"). */
  enemyNear: Ways;
  /** Slots: who, how, hurt ("it had light losses and can still attack"), flak, and of one kind of weapon by (who did it), silencing. */
  struck: Ways;
  /** The first sentence about several units that were hit. Slots: how. */
  struckHard: Ways;
  struckLightly: Ways;
  bombed: Ways;
  shelledBy: Ways;
  /** Slots: who, zone, off ("wide of DZ E"), met, each (how each of them fared). */
  landings: Record<Landing, Ways>;
  /** Slots: who, fared. */
  worn: Ways;
  /** Slots: who, state. */
  recovered: Ways;
  /** Slots: who, types. */
  surrender: Ways;
  /** Slots: who, from. */
  patrols: Ways;
  /** Slots: who, what. */
  flak: Record<'none' | 'someDown', Ways>;
  /** A mission that did what it was sent for. Slots: name, where, over, across (over a place, where one is known), losses, lost ("; they had light losses"). */
  flown: Record<AirMission, Ways>;
  /** Slots: name, mission, where, over, losses, and of whoever was turned back errand ("sent to Son on escort"), had ("had light losses and "). */
  missions: Record<Exclude<MissionResult, 'flew'> | 'turnedBackBesideCover' | 'wonBesideBombs' | 'noneLaidOn', Ways>;
  /** Slots: what, heard, ask ("our request"). */
  heard: Ways;
  notHeard: Ways;
  /** The return of an HQ below. Slots: from, hour, text. */
  said: Ways;
  silent: Ways;
  /** Over the table of all other units. */
  others: string;
}
