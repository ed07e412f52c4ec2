import type { Ground } from '@/lib/adjudication/types';
import type { Arm, Side, UnitFlag } from '@/lib/words';

/** A unit of the main game, as far as a table wants it. */
export interface UnitOfTheGame {
  id: string;
  name: string;
  side: Side;
  arm: Arm;
  flags: readonly UnitFlag[];
  stepsLost: number;
  /** Where it stands: a place of the scene, by name. */
  place: string;
}

/** A place of the main game, as far as a table wants it. */
export interface PlaceOfTheGame {
  name: string;
  /** As Control has it for the combat, else as the master map shows it. */
  ground: Ground;
  /** The ground, the water and the bridge in words. */
  what: string;
}

/** The units and places of the main game that are played out. Each companion takes of it what its rules know. */
export interface Scene {
  units: UnitOfTheGame[];
  /** The places: first the ones fought for, then the bridges, then where others are. */
  places: PlaceOfTheGame[];
  /** The towns of the map around it, the nearest first. */
  towns: string[];
  /** Where units come down; null: nobody does. */
  landing: LandingOfTheGame | null;
}

interface LandingOfTheGame {
  /** Of the units that come down, as the order of battle has it. */
  division: string;
  /** The ground of the zone. */
  ground: Ground;
  /** Two km away, clockwise from the west: as a hex has neighbours. */
  around: Ground[];
}

/** The nearest town of a scene that a board has too, by one of its names; null: it has none of them. */
export const onBoard = <Name extends string>({ towns }: Pick<Scene, 'towns'>, names: readonly Name[]): Name | null =>
  names.find((name) => name === towns.find((town) => names.some((one) => one === town))) ?? null;
