import { truthUnit } from '@/lib/advice/reports/truth-unit';
import { writeLinks } from '@/lib/db/issued/issued';
import { writeFriends } from '@/lib/db/issued/map-issued';
import { createAll } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { unitsWhere } from '@/lib/db/movement/units';
import type { Scenario } from '@/lib/scenario/types';
import { issueFriends } from '@/lib/visibility/issuing/friends';
import { issueLinks } from '@/lib/visibility/issuing/issue-setup';
import type { DeskCommand } from '@/lib/visibility/player/desk';
import type { TruthTeam, TruthTurn } from '@/lib/visibility/truth';
import type { Source, Viewer } from '@/lib/visibility/viewer';
import { knownAs } from '../issuing/known-as';

/** The lines of a team, and how those carry that Control does not carry by hand. */
export async function openLines(
  tx: Tx,
  act: Act,
  scenario: Scenario,
  { team, teamIds }: { team: TruthTeam; teamIds: ReadonlyMap<string, string> },
  source: Source,
): Promise<void> {
  const links = scenario.links.filter((link) => teamIds.get(link.from) === team.teamId);
  const lines = issueLinks(
    team,
    links.map(({ to, means }) => ({ toTeamId: teamIds.get(to)!, toName: nameOf(scenario, to), means })),
    source,
  );
  await writeLinks(tx, lines);
  const carrying = lines.flatMap(({ id }, at) => {
    const { way = 'byHand', minutes = 0 } = links[at]!.delivery ?? {};
    return way === 'byHand'
      ? []
      : [{ linkId: id, gameId: act.gameId, way, minutes, since: source.now(), heardBy: [], version: 1 }];
  });
  if (carrying.length > 0) await createAll(tx, act, 'link', carrying);
}

/** An HQ's place in the chain of command, as the scenario has it (§2). */
export function commandOf(scenario: Scenario, key: string): DeskCommand {
  const above = scenario.returns?.find(({ from }) => from === key);
  return {
    higher: above ? { name: nameOf(scenario, above.to), returns: above.returns } : null,
    under: (scenario.returns ?? []).filter(({ to }) => to === key).map(({ from }) => nameOf(scenario, from)),
  };
}

/** Tells a higher HQ, once, where the units of the HQs below it stand when the game opens, where the scenario says so (OC-126). */
export async function tellHigher(
  tx: Tx,
  viewer: Viewer,
  scenario: Scenario,
  { teamIds, turn }: { teamIds: ReadonlyMap<string, string>; turn: TruthTurn },
  source: Source,
): Promise<void> {
  const { gameId, teamId } = viewer;
  const told = (scenario.returns ?? []).filter(({ to, opening }) => teamIds.get(to) === teamId && opening === 'places');
  if (told.length === 0) return;
  const below = told.map(({ from }) => teamIds.get(from)!);
  const units = (await unitsWhere(tx, { gameId, teamId: { in: below }, isOnMap: true })).map(truthUnit);
  const friendIds = await knownAs(tx, viewer, units, source);
  await writeFriends(tx, teamId, issueFriends(viewer, units, friendIds, turn, source));
}

const nameOf = ({ teams }: Scenario, key: string): string => teams.find((team) => team.key === key)!.name;
