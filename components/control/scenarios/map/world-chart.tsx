import { useMemo } from 'react';
import { unpacked, type WorldFiles } from './world';

interface Props {
  land: WorldFiles['land'];
  at: { lon: number; lat: number };
  onPoint: (lon: number, lat: number) => void;
}

/** Whoever looks at all of the world sees nothing smaller, square degrees of its box. */
const least = 1;

/** All of the world, small: a press puts the middle there. The keyboard has the fields beside it. */
export function WorldChart({ land, at, onPoint }: Props) {
  const path = useMemo(
    () =>
      land
        .map(unpacked)
        .filter((ring) => {
          const xs = ring.map(([x]) => x);
          const ys = ring.map(([, y]) => y);
          return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)) > least;
        })
        .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}Z`)
        .join(''),
    [land],
  );
  const isSomewhere = Number.isFinite(at.lon) && Number.isFinite(at.lat);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what it sets can be typed beside it
    <svg
      className="world-chart"
      viewBox="-180 -80 360 140"
      role="img"
      aria-label="The world: press where the battle is"
      onClick={({ clientX, clientY, currentTarget }) => {
        const box = currentTarget.getBoundingClientRect();
        const right = (clientX - box.left) / box.width;
        const down = (clientY - box.top) / box.height;
        onPoint(right * 360 - 180, 80 - down * 140);
      }}
    >
      <path d={path} />
      {isSomewhere && <circle cx={at.lon} cy={-at.lat} r={4} />}
    </svg>
  );
}
