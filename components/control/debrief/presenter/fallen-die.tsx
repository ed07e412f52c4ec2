import { resultNames } from '@/lib/advice/combat/result-names';
import type { Hinge } from '@/lib/advice/debrief/hinges';

/** The places of the pips of each face, on a square of 30. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[15, 15]],
  2: [
    [8, 8],
    [22, 22],
  ],
  3: [
    [8, 8],
    [15, 15],
    [22, 22],
  ],
  4: [
    [8, 8],
    [22, 8],
    [8, 22],
    [22, 22],
  ],
  5: [
    [8, 8],
    [22, 8],
    [15, 15],
    [8, 22],
    [22, 22],
  ],
  6: [
    [8, 8],
    [22, 8],
    [8, 15],
    [22, 15],
    [8, 22],
    [22, 22],
  ],
};

/** The die that fell, what came of it, and what each other face would have come to. */
export function FallenDie({ dice }: { dice: NonNullable<Hinge['dice']> }) {
  const { fell, odds } = dice;
  const result = odds.find(({ die }) => die === fell)?.result;
  const runs = odds.reduce<{ result: string; faces: number[] }[]>((all, { die, result: came }) => {
    const last = all.at(-1);
    if (last?.result === came) last.faces.push(die);
    else all.push({ result: came, faces: [die] });
    return all;
  }, []);
  return (
    <div className="presenter-die">
      <p>
        <svg viewBox="0 0 30 30" role="img" aria-label={`The die fell ${fell}`}>
          <rect x="1" y="1" width="28" height="28" rx="5" />
          {(pips[fell] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
          ))}
        </svg>
        <b>{result && resultNames[result]}</b>
      </p>
      <ol>
        {runs.map((run) => (
          <li
            key={run.faces[0]}
            style={{ flexGrow: run.faces.length }}
            aria-current={run.faces.includes(fell) || undefined}
          >
            <span className="presenter-faces">
              {run.faces.map((face) => (
                <i key={face} className={face === fell ? 'fell' : ''}>
                  {face}
                </i>
              ))}
            </span>
            {resultNames[run.result as keyof typeof resultNames]}
          </li>
        ))}
      </ol>
    </div>
  );
}
