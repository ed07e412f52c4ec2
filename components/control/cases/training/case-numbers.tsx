import type { TrainingCaseShown } from '@/lib/desks/control/cases/training';

interface Props {
  cases: readonly TrainingCaseShown[];
  /** The one that is looked at; null: none. */
  shown: string | null;
  onShow: (id: string) => void;
}

const stateOf = ({ decided }: TrainingCaseShown): string =>
  !decided ? 'not decided' : decided.isAsRuled ? 'as ruled' : 'ruled otherwise';

const looks: Record<string, string> = {
  'not decided': 'text-ink-3',
  'as ruled': 'bg-mine-soft text-mine',
  'ruled otherwise': 'bg-waiting-soft text-waiting',
};
const marks: Record<string, string> = { 'not decided': '', 'as ruled': '✓', 'ruled otherwise': '≠' };

/** The numbers of the cases: those that are decided can be read again. */
export function CaseNumbers({ cases, shown, onShow }: Props) {
  return (
    <nav aria-label="Cases" className="mt-4 border-t border-rule-2 pt-2">
      <ol className="flex flex-wrap gap-1">
        {cases.map((one, i) => {
          const state = stateOf(one);
          return (
            <li key={one.id}>
              <button
                type="button"
                aria-label={`Case ${i + 1}, ${state}`}
                aria-current={one.id === shown ? 'true' : undefined}
                disabled={!one.decided}
                onClick={() => onShow(one.id)}
                className={`min-h-handle-small min-w-11 rounded-2 border px-1.5 font-cond text-small tabular-nums ${looks[state]} ${one.id === shown ? 'border-ink font-semibold' : 'border-rule'}`}
              >
                {i + 1} {marks[state]}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
