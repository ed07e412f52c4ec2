import { z } from 'zod';
import { foughtUnruled } from '@/lib/db/combat/combats';
import { pointsAcross } from '@/lib/db/crossings/crossings';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { profilesOf } from '@/lib/db/movement/status-profiles';
import { lockUnits } from '@/lib/db/movement/units';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { counted } from '@/lib/text';
import { only, same } from '@/lib/values';
import { arms, unitFlags } from '@/lib/words';
import { asSeen } from '../kernel/as-seen';
import { unitsFree } from '../kernel/awaiting-decision';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { counterFits } from './unit-to-raise';

const words = (max: number) => writtenText(max).trim().min(1);

/** The fields of a counter that may be amended: all of it as it is to be. */
const counter = {
  name: words(80),
  shortName: words(12),
  formation: words(60),
  arm: z.enum(arms),
  flags: z.array(z.enum(unitFlags)).max(4),
  /** One of the game's status profiles, by its key. */
  profileKey: z.string(),
  stepsLost: z.number().int().min(0),
  /** Its own size points (§7); null: those of its profile. */
  sizePoints: z.number().int().min(0).max(200).nullable(),
};

const counterFields = Object.keys(counter) as (keyof typeof counter)[];

/**
 * Control amends a counter (§9 "Control can cross off a number"): its steps, its profile, what it is and what it is called.
 * It is a ruling, not a correction of the past: it holds from now on, and what has been ruled stays (OC-123). Refused while
 * the unit is in a fight whose dice have fallen and that no one has ruled on.
 */
export const amendUnit = controlVerb({
  name: 'amend-unit',
  rule: '§9 Unit Status, OC-123',
  who: anyControl,
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    ...counter,
    reason: writtenText(500).trim(),
  }),
  inLedger: 'amended the counter',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat: { gameId }, form }): Promise<{ version: number }> => {
    const { unitId, version, reason, ...asked } = form;
    if (reason === '') throw refusal('reasonNeeded', 'Say why the counter is amended.', { field: 'reason' });
    // Two counters amended at once see each other's names.
    const { turn } = await lockTurn(tx, gameId, 'update');
    const unit = thereIs((await lockUnits(tx, gameId, [unitId])).get(unitId), 'unit', 'unitId');
    await asSeen(tx, 'unit', unit, version);
    if (unit.isCaptured) throw refusal('notNow', `${unit.name} has been captured.`);
    await unitsFree(tx, gameId, [unit]);
    const [fought] = await foughtUnruled(tx, gameId, turn, '', [unitId]);
    if (fought) {
      const combat = `C${fought.combat.number} ${fought.combat.name}`;
      throw refusal('notNow', `${unit.name} has fought in ${combat}, which has no ruling yet. Rule on it first.`);
    }
    const profile = thereIs(
      (await profilesOf(gameId, tx)).find(({ key }) => key === asked.profileKey),
      'status profile in this game',
      'profileKey',
    );
    const others = (await unitsInGame(tx, gameId)).filter(({ id }) => id !== unitId);
    counterFits({ ...asked, profile: profile.notation }, others);
    const sizePoints = asked.sizePoints === profile.sizePoints ? null : asked.sizePoints;
    const across = await pointsAcross(tx, gameId, unitId);
    if ((sizePoints ?? profile.sizePoints) < across)
      throw refusal('badInput', `${counted(across, 'point')} of it have crossed already: it is no smaller.`, {
        field: 'sizePoints',
      });
    const stands = { ...only(unit, counterFields), flags: [...unit.flags].sort() };
    const becomes = { ...asked, flags: [...asked.flags].sort(), sizePoints: sizePoints ?? profile.sizePoints };
    if (same(stands, becomes)) throw refusal('alreadyDone', `${unit.name} stands so already.`);
    const became = await change(tx, { ...act, reason }, 'unit', unitId, { ...asked, sizePoints }, { seen: version });
    return { version: became.version };
  },
});
