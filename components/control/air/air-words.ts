import type { FormationOnDesk, GroupOnDesk, TaskOnDesk } from '@/lib/turn/control-desk/air';

/** What the air desk says, and what its form offers. */

export const missionWords = { closeAirSupport: 'Close air support', cabRank: 'Cab rank' } as const;
export const sideWords = { allied: 'Allied', german: 'German' } as const;

/** A new order, or the one in hand as it is being changed. */
export interface AirForm {
  /** null: a new one. */
  taskId: string | null;
  version: number;
  squadronId: string;
  squadrons: number;
  mission: 'closeAirSupport' | 'cabRank';
  formation: string;
  hasAirLiaison: boolean;
}

export const newAirForm = (squadronId = ''): AirForm => ({
  taskId: null,
  version: 0,
  squadronId,
  squadrons: 1,
  mission: 'closeAirSupport',
  formation: '',
  hasAirLiaison: true,
});

export const formOf = ({
  id,
  version,
  squadronId,
  squadrons,
  mission,
  formation,
  hasAirLiaison,
}: TaskOnDesk): AirForm => ({
  ...{ taskId: id, version, squadronId, squadrons, mission, formation, hasAirLiaison },
});

/** Another group taken: what it cannot fly is put right, and a formation of the other side is let go. */
export function withGroup(
  form: AirForm,
  group: Pick<GroupOnDesk, 'id' | 'side' | 'kind'>,
  formations: readonly FormationOnDesk[],
): AirForm {
  const isOfSide = formations.some(({ side, name }) => side === group.side && name === form.formation);
  return {
    ...form,
    squadronId: group.id,
    mission: group.kind === 'alliedGroundAttack' ? form.mission : 'closeAirSupport',
    formation: isOfSide ? form.formation : '',
  };
}

/** The formations of a side, those that ask for air and have none first. */
export const formationsOffered = (
  formations: readonly FormationOnDesk[],
  side: FormationOnDesk['side'] | null,
): FormationOnDesk[] => {
  const weight = ({ asksForAir, hasTask }: FormationOnDesk) => (asksForAir ? (hasTask ? 1 : 0) : 2);
  return formations
    .filter((formation) => formation.side === side)
    .sort((a, b) => weight(a) - weight(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** `8`, `7 of 8` */
export const freeWords = ({ free, squadrons }: Pick<GroupOnDesk, 'free' | 'squadrons'>): string =>
  free === squadrons ? String(squadrons) : `${free} of ${squadrons}`;

/** What an order comes to: `2 squadrons`, `9 squadrons, worth 3`. */
export function worthWords({
  squadrons,
  mission,
  effective,
}: Pick<TaskOnDesk, 'squadrons' | 'mission' | 'effective'>): string {
  const count = `${squadrons} ${squadrons === 1 ? 'squadron' : 'squadrons'}`;
  return mission === 'cabRank' ? `${count}, worth ${effective}` : count;
}
