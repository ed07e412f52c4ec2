import { groundAttackOf, sidesOf } from '@/lib/sides';
import { listed } from '@/lib/text';
import { type Side, sides } from '@/lib/words';
import type { Manifest } from '../manifest';
import type { ScenarioFiles } from '../read-files';
import type { ScenarioProblem } from '../types';

/** Sides and nations that do not fit one another, and units and squadrons that do not fit them. */
export function sideProblems(files: ScenarioFiles): ScenarioProblem[] {
  const { manifest, units, squadrons } = files;
  if (!manifest) return [];
  const { sides: of, nations } = sidesOf(manifest);
  const problems = ofManifest(manifest);
  for (const { row, value: unit } of units.rows) {
    const nation = nations.find(({ key }) => key === unit.nation);
    const message = !nation
      ? `is not one of ${nations.map(({ key }) => key).join(', ')}, the nations of manifest.json`
      : nation.sides.includes(unit.side)
        ? null
        : `${nation.key} is no nation of the side ${sideSaid(unit.side, manifest)}, which has ${keysOf(nations, unit.side)}`;
    if (message) problems.push({ file: units.file, row, column: 'nation', message });
  }
  for (const { row, value } of squadrons.rows) {
    const own = groundAttackOf(of[value.side].rules);
    if (value.closeSupport === null || value.closeSupport === 'heavyBomber' || value.closeSupport === own) continue;
    const message = `is not the row of the side ${sideSaid(value.side, manifest)}, which is ${own} (rules.closeSupport of manifest.json)`;
    problems.push({ file: squadrons.file, row, column: 'closeSupport', message });
  }
  return problems;
}

/** A side in a fault: by its own name, with its key where a table names it otherwise. */
export function sideSaid(key: Side, manifest: Manifest | null): string {
  const name = manifest?.sides.find((side) => side.key === key)?.name ?? key;
  return name.toLowerCase() === key ? name : `${name} (${key})`;
}

const keysOf = (nations: ReturnType<typeof sidesOf>['nations'], side: Side): string =>
  listed(nations.filter((one) => one.sides.includes(side)).map(({ key }) => key)) || 'none';

function ofManifest(manifest: Manifest): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  const wrong = (column: string, message: string) => problems.push({ file: 'manifest.json', column, message });
  const [first, second] = manifest.sides;
  const { allied, german } = sidesOf(manifest).sides;
  if (allied.colour === german.colour)
    wrong(`sides.${second?.colour ? 1 : 0}.colour`, `is ${german.colour}, as the other side’s is: they must differ`);
  if (first?.letter && first.letter === second?.letter) wrong('sides.1.letter', 'is the letter of the other side');
  if (first?.name === second?.name) wrong('sides.1.name', 'is the name of the other side');
  const seen = new Map<string, number>();
  manifest.nations?.forEach(({ key, sides: its }, at) => {
    const before = seen.get(key);
    if (before !== undefined) wrong(`nations.${at}.key`, `${key} is there already, as nation ${before + 1}`);
    seen.set(key, at);
    if (new Set(its).size !== its.length) wrong(`nations.${at}.sides`, 'names a side twice');
  });
  if (manifest.nations)
    for (const side of sides)
      if (!manifest.nations.some((nation) => nation.sides.includes(side)))
        wrong('nations', `no nation is of the side ${sideSaid(side, manifest)}`);
  return problems;
}

/** Nations of one side whose counters look alike. */
export function likeNations({ manifest }: ScenarioFiles): ScenarioProblem[] {
  const nations = manifest?.nations ?? [];
  return nations.flatMap((nation, at) => {
    const like = nations
      .slice(0, at)
      .find(({ bar, sides: its }) => bar === nation.bar && its.some((side) => nation.sides.includes(side)));
    return like
      ? [
          {
            file: 'manifest.json',
            column: `nations.${at}.bar`,
            message: `${nation.key} has the bar of ${like.key}: their counters look alike`,
          },
        ]
      : [];
  });
}
