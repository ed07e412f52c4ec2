import type { Side } from '@/lib/words';
import type { NationForm, SideForm } from './manifest-sides';

/** The manifest of a scenario as it is filled in: figures as they are typed, its turns by their first and how many. */
export interface ManifestForm {
  title: string;
  credit: string;
  rulebook: string;
  sides: Record<Side, SideForm>;
  nations: NationForm[];
  firstTurn: string;
  firstDate: string;
  firstDaypart: string;
  turns: string;
  /** In words. */
  turnLength: string;
  /** Numbers of the turns for which bad weather is planned. */
  badTurns: string;
  openingTurn: string;
  /** By phase, minutes. */
  minutes: Record<string, string>;
  allowsRest: boolean;
  deadline: string;
  /** `places`: names, separated by semicolons. */
  objectives: { for: string; text: string; places: string }[];
  seats: { label: string; roles: string[]; teams: string[] }[];
  mapTitle: string;
  mapCredit: string;
  /** Degrees and km, by the name each has in the manifest. */
  grid: Record<string, string>;
  frame: Record<string, string>;
}
