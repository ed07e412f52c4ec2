import { memo } from 'react';
import { DeskLink } from '@/components/control/parts/router';
import { onMap } from '@/components/map/core/on-map';
import { combatWords } from './counter-words';
import type { LayerProps } from './layer-props';
import './combats-layer.css';

/** The combats of the turn, each with its number where it is fought: full while it waits for its ruling. It leads to its card. */
export const CombatsLayer = memo(function CombatsLayer({ map: { combats }, layout }: LayerProps) {
  return (
    <g>
      {combats.map((combat) => {
        const { id, number, state } = combat;
        const laid = layout.laid.get(id);
        if (!laid?.box) return null;
        const { x, y, width, height } = laid.box;
        const isRuled = state === 'ruled';
        return (
          <g key={id} className={`combat ${isRuled ? 'ruled' : ''}`}>
            <DeskLink
              to={`/combats/${id}`}
              aria-label={combatWords(combat, laid.folded.length)}
              data-grip
              {...onMap(id)}
            >
              <rect x={x} y={y} width={width} height={height} rx={height / 2} />
              <path className="swords" d={`M${x + 8} ${y + 6}l8 8m0 -8l-8 8`} />
              <text x={x + 19} y={y + 14.5}>
                {number}
              </text>
              {laid.folded.length > 0 && (
                <text className="more" x={x + width} y={y - 2} textAnchor="end">
                  +{laid.folded.length}
                </text>
              )}
            </DeskLink>
          </g>
        );
      })}
    </g>
  );
});
