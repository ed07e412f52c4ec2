import type { Draft } from '../draft/draft';
import { shippedScenarios } from '../draft/shipped';
import { scenarioTables } from '../scenario-tables';
import type { Settling } from './cures';
import { profilesOfBook, profilesOfShipped, withProfiles } from './profiles-by-arm';
import { rewritten } from './rows';
import { widened, withoutBeyond } from './settle-map';
import { areOfNation, ofNation } from './settle-nations';
import { withKnownMarks, withoutMark } from './settle-ours';
import { lookedAfter, madeTeams, namedSides, withHeadquarters } from './settle-teams';
import { numbered, shortened, withFollowing, withPoints } from './settle-units';

/** The draft in which all faults of a kind are settled in a way. What the way does not fit stays as it is. */
export async function settled(draft: Draft, { file, column, rows, cure, text }: Settling): Promise<Draft> {
  const isOfUnits = file === scenarioTables.units.file;
  switch (cure) {
    case 'write':
      return rewritten(draft, file, rows, ({ ours }) => ({
        [column]: text,
        ...(ours === undefined ? {} : { ours: withoutMark(ours, column) }),
      }));
    case 'point':
      return withPoints(draft, file, column, rows);
    case 'ours':
      return withKnownMarks(draft, file, rows);
    case 'nameSides':
      return namedSides(draft, file, rows);
    case 'widen':
      return widened(draft, file, rows);
    case 'dropBeyond':
      return withoutBeyond(draft, file);
    case 'headquarters':
      return withHeadquarters(draft, rows);
    case 'seats':
      return lookedAfter(draft);
    default:
      return isOfUnits ? ofUnits(draft, { rows, cure, text }) : draft;
  }
}

async function ofUnits(draft: Draft, { rows, cure, text }: Pick<Settling, 'rows' | 'cure' | 'text'>): Promise<Draft> {
  switch (cure) {
    case 'follows':
      return withFollowing(draft);
    case 'number':
      return numbered(draft, rows);
    case 'shorten':
      return shortened(draft, rows);
    case 'nation':
      return ofNation(draft, rows, text);
    case 'isNation':
      return areOfNation(draft, rows);
    case 'teams':
      return madeTeams(draft);
    case 'profiles':
      return withProfiles(draft, rows, isShipped(text) ? await profilesOfShipped(text) : profilesOfBook);
    default:
      return draft;
  }
}

const isShipped = (name: string): boolean => shippedScenarios.some((one) => one === name);
