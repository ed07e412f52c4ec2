import { UnitSymbol } from './symbol';

interface Props {
  /** Annex B type; null: something, not known what. */
  symbol: string | null;
  label: string;
  /** When it was seen, in words: "14:10", "this morning". */
  when: string;
  /** Turns since it was seen. */
  age: number;
  isSelected?: boolean;
}

/** An enemy contact: a diamond that fades with age. One template for all, so that none betrays what it is. Its place is at 0,0. */
export function Contact({ symbol, label, when, age, isSelected = false }: Props) {
  const lines = linesOf(label);
  const faded = age <= 0 ? 'fresh' : age === 1 ? 'ageing' : 'old';
  return (
    <g className={`contact ${faded}`}>
      <g className="diamond">
        <path className="card" d="M0 -16L16 0L0 16L-16 0Z" />
        {symbol === null ? (
          <text className="unknown" textAnchor="middle" y={5}>
            ?
          </text>
        ) : (
          <UnitSymbol symbol={symbol} isHostile x={-17} y={-17} width={34} height={34} />
        )}
        <circle className="ring" r={20} />
      </g>
      {isSelected && <circle className="in-hand" r={24} />}
      <text className="contact-name" textAnchor="middle">
        {lines.map((line, i) => (
          <tspan key={line} x={0} y={33 + i * 12}>
            {line}
          </tspan>
        ))}
      </text>
      <text className="contact-when" textAnchor="middle" y={34 + lines.length * 12}>
        {when}
      </text>
    </g>
  );
}

const lineLength = 24;
const linesAtMost = 3;

/** A label in lines short enough for the map; what does not fit in three is cut with an ellipsis. */
function linesOf(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= linesAtMost ? lines : [...lines.slice(0, linesAtMost - 1), `${lines[linesAtMost - 1]} …`];
}
