import { memo } from 'react';
import { factorsOf, isMobile } from '@/companions/farthest-bridge/rules/board';
import { type Counter, counters } from '@/companions/farthest-bridge/rules/counters';
import { zones } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { zonesOccupied } from '@/companions/farthest-bridge/rules/support-fire';
import { middleOf } from './hex-drawing';
import { NamedShape } from './named-shape';

/** The units that stand on the map. */
export const HexPieces = memo(function HexPieces({ state }: { state: State }) {
  return (
    <g>
      {counters.map((unit) => {
        const { hex } = state.pieces[unit.id]!;
        return hex && <Piece key={unit.id} unit={unit} state={state} hex={hex} />;
      })}
    </g>
  );
});

/** Its factors as they are now: attack, defence, movement. */
export function factorsNow(state: State, unit: Counter): string {
  const { attack, defence } = factorsOf(state, unit);
  return `${attack}-${defence}-${unit.movement}`;
}

/** A counter: two frames for a German unit, wheels for a mobile one, a canopy for one from the air, a torn corner once depleted. */
function Piece({ unit, state, hex }: { unit: Counter; state: State; hex: string }) {
  const { x, y } = middleOf(hex);
  const { depleted } = state.pieces[unit.id]!;
  return (
    <NamedShape
      name={`${unit.name} in ${hex}${depleted ? ', depleted' : ''}`}
      className={`piece ${unit.side}`}
      transform={`translate(${x} ${y})`}
    >
      <g className="counter-face">
        <rect className="card" x={-15} y={-10.4} width={30} height={21.6} rx={1.5} />
        {unit.side === 'german' && <rect className="inner" x={-13.6} y={-9} width={27.2} height={18.8} rx={1} />}
        {depleted && <path className="torn" d="M15 -10.4V-2L6.6 -10.4Z" />}
        <text className="short" x={0} y={-4.2}>
          {unit.short}
        </text>
        <text className="factors" x={0} y={5}>
          {factorsNow(state, unit)}
        </text>
        <Arm unit={unit} isMobile={isMobile(state, unit)} />
      </g>
    </NamedShape>
  );
}

function Arm({ unit, isMobile }: { unit: Counter; isMobile: boolean }) {
  if (unit.airborne === 'parachute') return <path className="mark" d="M-5 8.6Q-2.5 6.2 0 8.6Q2.5 6.2 5 8.6" />;
  if (unit.airborne === 'glider') return <path className="mark" d="M-6 8.2H6M0 7V9.4" />;
  return (
    <>
      {isMobile && [-4, 0, 4].map((at) => <circle key={at} className="wheel" cx={at} cy={8} r={1.1} />)}
      {unit.engineer && <path className="mark" d="M-10 9V7H-6V9M-8 7V9" />}
    </>
  );
}

/** The drop zones; one that a German unit stands on is crossed through. */
export const DropZones = memo(function DropZones({ state }: { state: State }) {
  const occupied = zonesOccupied(state);
  return (
    <g>
      {zones.map((zone) => {
        const hex = state.dropZones[zone];
        if (!hex) return null;
        const { x, y } = middleOf(hex);
        const isTaken = occupied.includes(zone);
        return (
          <NamedShape key={zone} name={`Drop zone of the ${zone} in ${hex}${isTaken ? ', occupied' : ''}`}>
            <circle className={`zone-ring ${isTaken ? 'zone-taken' : ''}`} cx={x} cy={y} r={15.4} />
            {isTaken && <path className="zone-ring zone-taken" d={`M${x - 10} ${y + 10}L${x + 10} ${y - 10}`} />}
            <text className={`zone-name ${isTaken ? 'zone-lost' : ''}`} x={x} y={y + 2}>
              {zone} DZ
            </text>
          </NamedShape>
        );
      })}
    </g>
  );
});
