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
      <text className="contact-name" textAnchor="middle" y={33}>
        {label}
      </text>
      <text className="contact-when" textAnchor="middle" y={46}>
        {when}
      </text>
    </g>
  );
}
