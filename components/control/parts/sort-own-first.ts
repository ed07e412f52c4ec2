import { type ControlRole, controlRoles } from '@/lib/words';

/** The desk on which each seat begins (§4). Every desk stays open to every seat. */

/** The desk a role begins on, as the path that follows `/control/<seat>`. */
const beginsOn: Record<ControlRole, string> = {
  gameControl: '',
  teamControl: '/orders',
  mapControl: '/map',
  airControl: '/air',
};

/** The desk a seat begins on: that of the first of its roles; the board without any. */
export function firstDesk(roles: readonly ControlRole[]): string {
  const first = controlRoles.find((role) => roles.includes(role));
  return first ? beginsOn[first] : '';
}

interface CombatCard {
  number: number;
  /** The teams that have a unit in it. */
  teamKeys: readonly string[];
  /** Aircraft take part. */
  hasAir: boolean;
}

/** Combats as a seat reads them: those of its own teams first; for Air Control those with aircraft; then by number. */
export function combatsFirst<T extends CombatCard>(
  { roles, teamKeys }: { roles: readonly ControlRole[]; teamKeys: readonly string[] },
  combats: readonly T[],
): T[] {
  const isMine = (combat: T) => combat.teamKeys.some((key) => teamKeys.includes(key));
  const ownFirst = roles.includes('teamControl');
  const airFirst = roles.includes('airControl') && !roles.includes('gameControl');
  return [...combats].sort(
    (a, b) =>
      (ownFirst ? Number(isMine(b)) - Number(isMine(a)) : 0) ||
      (airFirst ? Number(b.hasAir) - Number(a.hasAir) : 0) ||
      a.number - b.number,
  );
}

/** Anything that is a team's, the seat's own teams' first; else in the order given. */
export const ownFirst = <T>(items: readonly T[], isMine: (item: T) => boolean): T[] => [
  ...items.filter(isMine),
  ...items.filter((item) => !isMine(item)),
];
