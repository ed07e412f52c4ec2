import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import type { Draft } from '@/lib/scenario/draft/draft';
import { peoples } from '@/lib/scenario/orbat-mapper/peoples';
import { bookNations } from '@/lib/sides';
import { type Ground, groundOf } from '../map/things';

/** A scenario's own ground, names and teams; rows of another program are read with their help. */
export interface Around {
  /** Its map covers this ground; null: its manifest names none. */
  ground: Ground | null;
  /** By a column: its keys, each with what it is called. */
  called: Readonly<Record<string, readonly { id: string; name: string }[]>>;
  teams: readonly { id: string; side: string }[];
  /** The column of the open table by which other tables name its rows; null: none do. */
  keyColumn: string | null;
}

/** Nations with what else each is called: Finnish is Finland too. */
const withPeoples = (nations: readonly { id: string; name: string }[]) =>
  nations.flatMap(({ id, name }) => {
    const people = peoples.find((one) => one.name === name || one.key === id);
    return [{ id, name }, ...(people?.also ?? []).map((other) => ({ id, name: other }))];
  });

/** The open draft gives its ground, its names and its teams. */
export function aroundOf({ manifest, teams, keyColumn }: Pick<DraftDesk, 'manifest' | 'teams' | 'keyColumn'>): Around {
  const namesOf = (list: unknown) =>
    (Array.isArray(list) ? (list as { key?: unknown; name?: unknown }[]) : []).flatMap((one) =>
      typeof one?.key === 'string' ? [{ id: one.key, name: typeof one.name === 'string' ? one.name : '' }] : [],
    );
  return {
    ground: groundOf({ 'manifest.json': [manifest] } as Draft),
    called: {
      side: namesOf(manifest.sides),
      nation: withPeoples(namesOf(manifest.nations ?? bookNations)),
      team: teams.map(({ id, name }) => ({ id, name })),
    },
    teams,
    keyColumn,
  };
}
