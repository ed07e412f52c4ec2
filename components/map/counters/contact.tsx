import { linesOf } from '../labels/text-lines';
import { UnitSymbol } from './symbol';

interface Props {
  /** Annex B type; null: something, not known what. */
  symbol: string | null;
  label: string;
  /** When it was seen, in words: "14:10", "this morning". */
  when: string;
  /** How it is known, in words: "turn 4, own troops, probable". Shown where the map is near enough. */
  howKnown?: string;
  /** Turns since it was seen. */
  age: number;
  /** Where it was going, degrees clockwise from north; null: not told. */
  bearing?: number | null;
  isSelected?: boolean;
}

/**
 * An enemy contact: a diamond that fades with age while its ring breaks. One template for all, so that none betrays what
 * it is. Its place is at 0,0.
 */
export function Contact({ symbol, label, when, howKnown, age, bearing = null, isSelected = false }: Props) {
  const lines = linesOf(label);
  const faded = age <= 0 ? 'fresh' : age === 1 ? 'ageing' : 'old';
  const foot = 34 + lines.length * 12;
  return (
    <g className={`contact ${faded}`}>
      <g className="diamond">
        {bearing !== null && (
          <path className="going" transform={`rotate(${bearing})`} d="M0 -20V-37M-4.5 -31L0 -37L4.5 -31" />
        )}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a label's lines have no other name
          <tspan key={i} x={0} y={33 + i * 12}>
            {line}
          </tspan>
        ))}
      </text>
      <text className="contact-when" textAnchor="middle" y={foot}>
        {when}
      </text>
      {howKnown && (
        <text className="contact-when how-known" textAnchor="middle" y={foot + 12}>
          {howKnown}
        </text>
      )}
    </g>
  );
}
