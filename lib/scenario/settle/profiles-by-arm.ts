import { type Arm, arms } from '@/lib/words';
import { type Draft, draftOf } from '../draft/draft';
import { parseFiles } from '../parsed-files';
import { readFolder } from '../read-folder';
import { scenarioTables } from '../scenario-tables';
import { guessFor, profilesGuessed } from '../symbols/guesses';
import { nothingTold } from '../told';
import { type Cells, recordsIn, rewritten, withRows } from './rows';
import { withMarks } from './settle-ours';

const unitsFile = scenarioTables.units.file;
const { file, shape } = scenarioTables.profiles;

/** By an arm: the row of the status profile that its units have. */
export type ProfilesByArm = Readonly<Partial<Record<Arm, Cells>>>;

/** The profiles of the book's examples, and our guesses for the other arms. */
export const profilesOfBook: ProfilesByArm = Object.fromEntries(
  arms.map((arm) => {
    const key = guessFor[arm].profile;
    const [describes, notation, sizePoints] = profilesGuessed[key];
    return [arm, { key, describes, notation, sizePoints: `${sizePoints}`, ours: 'notation; sizePoints', notes: '' }];
  }),
);

/** The profiles that most units of each arm have in a battle that is shipped, by the name of its folder. @throws where there is none such */
export async function profilesOfShipped(name: string): Promise<ProfilesByArm> {
  const draft = draftOf(parseFiles(await readFolder(`scenarios/${name}`, nothingTold()), nothingTold()));
  const rows = new Map(recordsIn(draft, file).map(({ cells }) => [cells.key, cells]));
  const times = new Map<string, Map<string, number>>();
  for (const { cells } of recordsIn(draft, unitsFile)) {
    const { arm = '', profile = '' } = cells;
    const of = times.get(arm) ?? new Map<string, number>();
    times.set(arm, of.set(profile, (of.get(profile) ?? 0) + 1));
  }
  return Object.fromEntries(
    [...times].flatMap(([arm, of]) => {
      const [[key] = ['']] = [...of].sort((one, other) => other[1] - one[1]);
      const row = rows.get(key);
      return row ? [[arm, { ...row, notes: `As in ${name}. ${row.notes ?? ''}`.trim() }]] : [];
    }),
  );
}

/** Units get the profile of their arm, which the table of profiles gets where it has not the same. One of no known arm is blank. */
export function withProfiles(draft: Draft, rows: readonly number[], byArm: ProfilesByArm): Draft {
  const there = recordsIn(draft, file).map(({ cells }) => cells);
  const added: Cells[] = [];
  const keyFor = (wanted: Cells): string => {
    const all = [...there, ...added];
    const same = all.find(
      ({ notation, sizePoints, key }) =>
        notation === wanted.notation && sizePoints === wanted.sizePoints && key?.startsWith(wanted.key!),
    );
    if (same) return same.key!;
    let key = wanted.key!;
    for (let number = 2; all.some((one) => one.key === key); number++) key = `${wanted.key}_${number}`;
    added.push({ ...wanted, key });
    return key;
  };
  const changed = rewritten(draft, unitsFile, rows, ({ arm = '', ours }) => {
    const wanted = byArm[arm as Arm] ?? profilesOfBook[arm as Arm] ?? profilesOfBook.blank!;
    return { profile: keyFor(wanted), ours: withMarks(ours, ['profile']) };
  });
  return withRows(changed, file, Object.keys(shape.shape), added);
}
