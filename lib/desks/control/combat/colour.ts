import { z } from 'zod';
import { findingOf, groupingOf } from '@/lib/advice/combat/combat-record';
import { teamsOf } from '@/lib/db/access/teams';
import { type CombatWithParts, combatById, unitsById } from '@/lib/db/combat/combats';
import { done, type Result, refused } from '@/lib/result';
import { colourForm } from '@/lib/turn/combat/colour-form';
import { reportViews } from '@/lib/turn/issuing/report-view';
import { read } from '@/lib/turn/kernel/perform';
import type { InGame } from '@/lib/turn/kernel/seat';
import { colourMarks } from '@/lib/visibility/guard/colour';
import type { Mark } from '@/lib/visibility/guard/guard';
import { lexiconFor } from '@/lib/visibility/guard/guard-lexicon';
import { factsFor } from '@/lib/visibility/reports/report-facts';
import type { ReportTruth, TruthCombat } from '@/lib/visibility/truth';

/** A team that fights in a combat, and what keeps a line of colour out of its letter; no marks: the line goes into it. */
export interface ColourForTeam {
  team: string;
  marks: Mark[];
}

const colourCheck = z.strictObject({ combatId: z.string().max(80), colour: colourForm });

/** The teams whose letters a line of colour goes into, as it is being written: every team with units in contact, by name. */
export async function colourMarksOf(
  inGame: InGame,
  input: z.input<typeof colourCheck>,
): Promise<Result<ColourForTeam[]>> {
  const form = read(colourCheck, input);
  if (!form.ok) return form;
  const { combatId, colour } = form.value;
  const { gameId } = inGame;
  const [combat, teams] = await Promise.all([combatById(gameId, combatId), teamsOf(gameId)]);
  if (!combat) return refused('notFound', 'There is no such combat in this game.');
  const fighting = combat.units.filter(({ isArtillery }) => !isArtillery).map(({ unitId }) => unitId);
  const inContact = new Set((await unitsById(gameId, fighting)).map(({ teamId }) => teamId));
  const readers = teams.filter(({ id }) => inContact.has(id));
  const views = await reportViews(gameId, readers, combat.turn);
  return done(
    readers.map(({ id, name }): ColourForTeam => {
      const { viewer, truth } = views.get(id)!;
      const fought = withFight(truth, combat);
      const facts = factsFor(viewer, fought);
      return { team: name, marks: colourMarks(colour, facts, lexiconFor(viewer, fought)) };
    }),
  );
}

/** The truth of a turn with this combat in it, as the teams will know it: one without a ruling is put in by who fights. */
function withFight(truth: ReportTruth, combat: CombatWithParts): ReportTruth {
  const finding = findingOf(combat);
  if (!finding || truth.combats.some(({ id }) => id === combat.id)) return truth;
  const units = [...truth.own, ...truth.enemy];
  const part = { statusBefore: 0, statusAfter: 0, contributedStatus: 0, isCaptured: false, retiresKm: 0 };
  const fighters = combat.units
    .filter(({ isArtillery }) => !isArtillery)
    .flatMap(({ unitId, role }) =>
      units.filter(({ id }) => id === unitId).map((unit) => ({ unit, role, ...part, stoodFast: false })),
    );
  const attacker = fighters.find(({ role }) => role === 'attacker');
  if (!attacker) return truth;
  const fight: TruthCombat = {
    id: combat.id,
    place: { x: combat.x, y: combat.y },
    ground: groupingOf(combat).ground,
    attackingSide: attacker.unit.side,
    result: finding.result,
    isOverrun: false,
    fighters,
    guns: [],
    air: [],
  };
  return { ...truth, combats: [...truth.combats, fight] };
}
