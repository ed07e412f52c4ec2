import { columnOf, type Said, type Vocabulary } from './items';
import { type Level, levelInName, levelUnder } from './levels';
import { hasMarkup } from './lines';
import { writeAssigned, writeName } from './pieces';

/** The columns that the text holds. */
export const heldColumns = [
  'corps',
  'division',
  'brigade',
  'name',
  'arm',
  'nation',
  'echelon',
  'profile',
  'notes',
] as const;

/** Units as the text of an order of battle, in their order: what it holds of them is read again as it is. */
export function writeOrderOfBattle(units: readonly Said[], words: Vocabulary): string {
  const lines: string[] = [];
  let before: readonly Step[] = [];
  for (const unit of units) {
    const path = pathOf(unit);
    const same = path.findIndex((step, at) => before[at]?.level !== step.level || before[at]?.name !== step.name);
    const from = same === -1 ? path.length : same;
    for (const [at, step] of path.entries())
      if (at >= from) lines.push(`${'  '.repeat(at)}${writeName(step.name, saidLevel(path[at - 1] ?? null, step))}`);
    before = path;
    lines.push(`${'  '.repeat(path.length)}${[writeName(unit.name ?? '', null), ...itemsOf(unit, words)].join(', ')}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

interface Step {
  level: Level;
  name: string;
}

const saidLevel = (above: Step | null, { level, name }: Step): Level | null =>
  levelUnder(above?.level ?? null, name) === level ? null : level;

function pathOf({ corps = '', division = '', brigade = '' }: Said): Step[] {
  const [army, below, ...more] = corps.split(' / ');
  const isBoth = army && below && more.length === 0 && levelInName(army) === 'army' && levelInName(below) !== 'army';
  const high: Step[] = isBoth
    ? [
        { level: 'army', name: army },
        { level: 'corps', name: below },
      ]
    : [{ level: 'corps', name: corps }];
  return [...high, { level: 'division' as const, name: division }, { level: 'brigade' as const, name: brigade }].filter(
    ({ name }) => name !== '',
  );
}

function itemsOf(unit: Said, words: Vocabulary): string[] {
  const item = (column: string): string => {
    const value = unit[column] ?? '';
    const word = value === '' ? null : columnOf(value, words);
    return word?.column === column && word.value === value && !/[,|]/.test(value) && !hasMarkup(value)
      ? value
      : writeAssigned(column, value);
  };
  const optional = ['nation', 'profile', 'notes'].filter((column) => (unit[column] ?? '') !== '');
  return ['arm', 'echelon', ...optional].map(item);
}
