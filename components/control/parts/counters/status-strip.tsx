import { profileOf } from '@/lib/adjudication/status';
import { counted } from '@/lib/text';
import '@/components/map/core/map.css';
import './status-strip.css';

interface Props {
  /** Counter notation. */
  profile: string;
  stepsLost: number;
  x?: number;
  y?: number;
  width: number;
}

const widest = 13;

/**
 * The status strip of a master counter, 15 px high (§9): the present level filled, lost steps struck through in red
 * pencil, square brackets around a support unit, round ones around a level that counts in defence only.
 */
export function StatusStrip({ profile, stepsLost, x = 0, y = 0, width }: Props) {
  const { levels, isSupport } = profileOf(profile);
  const inset = isSupport ? 5 : 0;
  const shares = levels.map(({ isDefenceOnly, status }) => (isDefenceOnly || status > 9 ? 1.55 : 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const unit = Math.min((width - 2 * inset) / total, widest);
  let left = x + inset;
  const cells = levels.map(({ status, isDefenceOnly }, step) => {
    const wide = unit * shares[step]!;
    const cell = { step, text: isDefenceOnly ? `(${status})` : String(status), left, wide, middle: left + wide / 2 };
    left += wide;
    return cell;
  });
  return (
    <g className="status-strip" aria-hidden>
      {isSupport && (
        <>
          <text x={x + 4} y={y + 11}>
            [
          </text>
          <text x={left + 2} y={y + 11}>
            ]
          </text>
        </>
      )}
      {cells.map(({ step, text, left: from, wide, middle }) => (
        <g key={step} className={step < stepsLost ? 'lost' : step === stepsLost ? 'present' : undefined}>
          {step === stepsLost && <rect x={from + 0.3} y={y + 1.5} width={wide - 0.6} height={13} rx={1} />}
          <text x={middle} y={y + 11.5}>
            {text}
          </text>
          {step < stepsLost && <path d={`M${middle - 4} ${y + 12}L${middle + 4} ${y + 3}`} />}
        </g>
      ))}
    </g>
  );
}

/** `6-5-3-0, two steps lost, now 3`. */
export function stripWords(profile: string, stepsLost: number): string {
  const { levels } = profileOf(profile);
  const now = levels[stepsLost];
  const lost =
    stepsLost === 0 ? 'no step lost' : stepsLost === 1 ? 'one step lost' : `${counted(stepsLost, 'step')} lost`;
  return `${profile}, ${lost}, now ${now?.status ?? 0}${now?.isDefenceOnly ? ' in defence only' : ''}`;
}
