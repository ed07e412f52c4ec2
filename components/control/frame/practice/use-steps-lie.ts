import { useIsBroad, useIsFlat, useIsPhone } from '@/components/ui/use-is-phone';

/** Desks that need the width of a laptop. */
const broadDesks: readonly (string | undefined)[] = ['/map', '/orders', '/combats', '/air', '/crossings'];

/**
 * Where the steps of a turn lie: beside the desk of a path, or in one line above it on a phone and where it needs the width. In a
 * low window the line lies on the desk and moves with it.
 */
export function useStepsLie(path: string | undefined): 'beside' | 'above' | 'onDesk' {
  const isPhone = useIsPhone();
  const isBroad = useIsBroad();
  const isFlat = useIsFlat();
  if (isFlat) return 'onDesk';
  return !isBroad && (isPhone || broadDesks.includes(path)) ? 'above' : 'beside';
}
