import { useDeferredValue, useMemo, useState } from 'react';
import { useRouter } from '@/components/control/parts/router';
import { useKeptDraft } from '@/components/transport/keeper/use-kept-draft';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { readOrderOfBattle } from '@/lib/scenario/order-of-battle/read-text';
import { treeOf } from '@/lib/scenario/order-of-battle/tree';
import { unitRows } from '@/lib/scenario/order-of-battle/unit-rows';
import { writeOrderOfBattle } from '@/lib/scenario/order-of-battle/write-text';
import { counted, upTo } from '@/lib/text';
import { Branch } from './branch';
import { recordsOf } from './records';
import { UnitChip } from './unit-chip';
import type { UnitsViewProps } from './units-view';

/** What was guessed is listed up to here. */
const toldAtMost = 200;

const example = `XXX Corps
  Guards Armd Div, UK
    5 Gds Armd Bde
      1-3 Tank Bn, armour
      1 Motor Bn Grenadier Guards, mechanised
    55 Field Regt RA, artillery`;

/** The line in which a place of a text stands. */
const lineAt = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at);

/** An order of battle typed as text: what is read of it is seen beside it at once, and brought in as rows. */
export function TextDesk({ draftId, file, rows, columns, teams, profiles, onChange }: UnitsViewProps) {
  const { seatId } = useRouter();
  const [text, keep] = useKeptDraft(seatId, `order of battle of ${draftId}`, () => '');
  const write = (now: string) => keep(now || null);
  const [team, setTeam] = useState(teams[0]?.id ?? '');
  const [nation, setNation] = useState('');
  const headings = rows[0] ?? [];
  const records = useMemo(() => recordsOf(rows), [rows]);
  const words = useMemo(() => {
    const of = (column: string) => columns.find((one) => one.column === column)?.words ?? [];
    return {
      arms: of('arm'),
      nations: of('nation'),
      echelons: of('echelon'),
      profiles,
      columns: columns.map(({ column }) => column),
    };
  }, [columns, profiles]);
  const calm = useDeferredValue(text);
  const { units, told } = useMemo(() => readOrderOfBattle(calm, words), [calm, words]);
  const made = useMemo(() => {
    const side = teams.find(({ id }) => id === team)?.side ?? '';
    const whole = teams.find(({ id }) => id === team)?.name ?? '';
    return unitRows(units, headings, records, { side, team, nation, arrivalTurn: '1', wholeOf: () => whole });
  }, [units, headings, records, teams, team, nation]);
  const seen = useMemo(() => recordsOf([headings, ...made]), [headings, made]);
  const tree = useMemo(() => treeOf(seen), [seen]);
  const bring = () => {
    onChange(`Units: ${counted(made.length, 'row')} of an order of battle brought in`, [
      { file, at: rows.length, removed: [], inserted: made },
    ]);
    write('');
  };
  return (
    <section aria-label="Order of battle as text" className="grid min-h-64 min-w-0 gap-3 lg:grid-cols-2">
      <div className="flex min-h-0 flex-col gap-2 overflow-auto p-1">
        <TextArea
          label="Order of battle, one line for each formation and each unit"
          hint="What belongs to a formation stands further in below it, or by bullets, numbers such as 1.1.2 or headings such as ## XXX Corps. After a comma: what it is, its nation, size or status profile; ×3 or 1-3 for several. Or a path: XXX Corps / Guards Armd Div / 2 Irish Guards, armour."
          rows={14}
          spellCheck={false}
          maxLength={400_000}
          placeholder={example}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            const { currentTarget: area } = event;
            const [indent = ''] = /[^\S\n]*/.exec(lineAt(area.value, area.selectionStart)) ?? [];
            area.setRangeText(`\n${indent}`, area.selectionStart, area.selectionEnd, 'end');
            write(area.value);
          }}
          className="max-h-[40vh] font-mono text-note"
        />
        <div className="grid gap-2 sm:grid-cols-2">
          <Select
            label="Team of all of them"
            value={team}
            choices={[{ id: '', label: 'not yet' }, ...teams.map(({ id, name }) => ({ id, label: name }))]}
            onPick={setTeam}
          />
          <Select
            label="Nation where none is said"
            value={nation}
            choices={[{ id: '', label: 'not yet' }, ...words.nations.map((id) => ({ id, label: id }))]}
            onPick={setNation}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="act" disabled={made.length === 0} onClick={bring}>
            {made.length === 0 ? 'Bring them in' : `Bring ${counted(made.length, 'unit')} in`}
          </Button>
          <Button disabled={records.length === 0} onClick={() => write(writeOrderOfBattle(records, words))}>
            Write what is in the table
          </Button>
        </div>
        {told.length > 0 && (
          <ul aria-label="What was guessed" className="divide-y divide-rule text-note">
            {upTo(told, toldAtMost).map(({ line, message, isDoubt }) => (
              <li key={`${line} ${message}`} className={isDoubt ? 'font-medium text-overdue' : 'text-ink-2'}>
                Line {line}: {message}
              </li>
            ))}
            {told.length > toldAtMost + 1 && <li className="text-ink-3">And {told.length - toldAtMost} more.</li>}
          </ul>
        )}
      </div>
      <div className="min-h-0 overflow-auto border border-rule bg-sheet p-2">
        {seen.length === 0 ? (
          <p className="text-ink-3">What you write is seen here, with its counters.</p>
        ) : (
          <ul aria-label="What is read">
            {tree.formations.map((formation) => (
              <Branch key={formation.name} formation={formation} openUpTo={400} unit={drawn} />
            ))}
            {tree.units.map((at) => (
              <li key={at}>{drawn(at)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );

  function drawn(at: number) {
    const unit = seen[at]!;
    return (
      <div className="flex items-center gap-3 py-0.5">
        <UnitChip unit={unit} profiles={profiles} />
        <span>
          {unit.name}{' '}
          <span className="text-note text-ink-3">
            {[unit.arm, unit.echelon, unit.nation].filter(Boolean).join(' · ')}
          </span>
        </span>
      </div>
    );
  }
}
