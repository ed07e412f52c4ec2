import { profileOf } from '@/lib/adjudication/status';
import type { Side } from '@/lib/words';

/** A status profile as on the master counter (§9): the level it stands at filled, lost steps struck through. */
export function ProfileStrip({ profile, stepsLost, side }: { profile: string; stepsLost: number; side: Side }) {
  const { levels, isSupport } = profileOf(profile);
  const ink = side === 'allied' ? 'bg-allied' : 'bg-german';
  return (
    <span
      role="img"
      aria-label={`profile ${profile}, ${stepsLost} lost`}
      className="inline-flex items-center gap-px font-cond text-figure leading-4 font-medium text-ink-2"
    >
      {isSupport && '['}
      {levels.map(({ status, isDefenceOnly }, step) => {
        const figure = isDefenceOnly ? `(${status})` : `${status}`;
        const look =
          step === stepsLost
            ? `${ink} font-semibold text-sheet`
            : step < stepsLost
              ? 'text-ink-3 line-through decoration-overdue decoration-2'
              : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its place in the profile
          <span key={step} className={`min-w-3 rounded-1 px-0.5 text-center ${look}`}>
            {figure}
          </span>
        );
      })}
      {isSupport && ']'}
    </span>
  );
}
