import { Checkbox } from '@/components/ui/checkbox';
import type { CellChange, RowChange, RowChanges } from '@/lib/scenario/draft/row-changes';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import { counted, upTo } from '@/lib/text';

interface Props {
  changes: RowChanges & { fields?: readonly CellChange[] };
  /** The changes that are made, by their ids. */
  made: ReadonlySet<string>;
  onMade: (made: ReadonlySet<string>) => void;
  /** The word for a row: unit, row. */
  noun: string;
}

/** More of a kind are ticked together. */
const shownAtMost = 200;

/** The list of what a second file says otherwise, field by field: each is ticked, or all of a column at once. What is only here or only there is said. */
export function ChangesList({ changes, made, onMade, noun }: Props) {
  const { cells, added, gone, fields = [] } = changes;
  const columns = [...new Set(cells.map(({ column }) => column))];
  const turn = (ids: readonly string[], isMade: boolean) => {
    const next = new Set(made);
    for (const id of ids) {
      if (isMade) next.add(id);
      else next.delete(id);
    }
    onMade(next);
  };
  const ticks = { made, onTurn: turn };
  if (cells.length + added.length + gone.length + fields.length === 0)
    return <p className="font-medium">The file says nothing that is otherwise here.</p>;
  return (
    <div className="space-y-2">
      {fields.length > 0 && (
        <Kind {...ticks} title="What the game is" of={fields} says={(one) => says(one, columnLabel(one.column))} />
      )}
      {columns.map((column) => {
        const of = cells.filter((one) => one.column === column);
        return (
          <Kind
            key={column}
            {...ticks}
            title={`${columnLabel(column)} of ${counted(of.length, noun)}`}
            of={of}
            says={(one) => says(one, one.name)}
          />
        );
      })}
      {added.length > 0 && (
        <Kind
          {...ticks}
          title={`Only in the file: ${counted(added.length, noun)}, put in`}
          of={added}
          says={({ name }) => name}
        />
      )}
      {gone.length > 0 && (
        <Kind
          {...ticks}
          title={`Only here: ${counted(gone.length, noun)}; ticked, they are taken out`}
          of={gone}
          says={({ name }) => name}
        />
      )}
    </div>
  );
}

const says = ({ was, now }: CellChange, name: string) => (
  <>
    {name}: <del className="text-ink-3">{was || 'empty'}</del> <span aria-hidden>→</span> <b>{now || 'empty'}</b>
  </>
);

interface KindProps<Change extends CellChange | RowChange> {
  title: string;
  of: readonly Change[];
  made: ReadonlySet<string>;
  onTurn: (ids: readonly string[], isMade: boolean) => void;
  says: (change: Change) => React.ReactNode;
}

/** Changes of one kind: ticked together at their title, or one by one below it. */
function Kind<Change extends CellChange | RowChange>({ title, of, made, onTurn, says }: KindProps<Change>) {
  const ids = of.map(({ id }) => id);
  const count = ids.filter((id) => made.has(id)).length;
  return (
    <section aria-label={title} className="border-b border-rule pb-1">
      <Checkbox
        label={
          <span className="font-semibold">
            {title}
            {count > 0 && count < ids.length ? `, ${count} ticked` : ''}
          </span>
        }
        isTicked={count === ids.length}
        onTick={(isTicked) => onTurn(ids, isTicked)}
      />
      <details open={ids.length <= 6}>
        <summary className="text-note text-ink-2">one by one</summary>
        <ul className="ml-5">
          {upTo(of, shownAtMost).map((change) => (
            <li key={change.id}>
              <Checkbox
                label={<span className="text-note">{says(change)}</span>}
                isTicked={made.has(change.id)}
                onTick={(isTicked) => onTurn([change.id], isTicked)}
              />
            </li>
          ))}
          {of.length > shownAtMost + 1 && <li className="text-note text-ink-3">And {of.length - shownAtMost} more.</li>}
        </ul>
      </details>
    </section>
  );
}
