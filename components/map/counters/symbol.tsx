import { memo } from 'react';
import { symbols } from './symbols.generated';

interface Props {
  /** Annex B type. An unknown one is drawn as a unit of no known type. */
  symbol: string;
  isHostile?: boolean;
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** A unit symbol in the colour of the text around it. */
export const UnitSymbol = memo(function UnitSymbol({ symbol, isHostile = false, x = 0, y = 0, width, height }: Props) {
  const drawing = (symbols[symbol] ?? symbols.blank)?.[isHostile ? 'hostile' : 'friend'];
  if (!drawing) return null;
  return (
    <svg
      className="unit-symbol"
      aria-hidden="true"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={drawing.viewBox}
      overflow="visible"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are made at build from a list of this project's own
      dangerouslySetInnerHTML={{ __html: drawing.body }}
    />
  );
});
