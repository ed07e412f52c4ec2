import { z } from 'zod';
import { companionCalled } from '@/companions/registry';
import { change } from '@/lib/db/kernel/change';
import { orThrow, refusal } from '@/lib/result';
import { read } from '@/lib/turn/kernel/perform';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import type { CompanionName } from '@/lib/words';
import { valuesForm } from './companion-chance';
import { companionGameForm, lockInPlay, playActs } from './companion-in-play';
import { standingOf } from './companion-record';
import { sidePlayed } from './hand-tables';

/** Plays one act of a companion game. What is rolled is kept with it and never rolled again. */
export const actInCompanionGame = controlVerb({
  name: 'act-in-companion-game',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    ...companionGameForm,
    /** As the companion reads it. */
    act: z.json(),
    values: valuesForm.default(null),
  }),
  inLedger: 'played in the companion game',
  undo: 'atItsCompanionGame',
  run: async (given): Promise<{ version: number }> => {
    const { tx, act, form } = given;
    const locked = await lockInPlay(given);
    const { kept } = locked;
    const companion = companionCalled(kept.companion as CompanionName);
    const asked = orThrow(read(companion.actSchema, form.act));
    // Without a team at the table every hand is Control's.
    const side = kept.seats.length > 0 && sidePlayed(companion.name, asked, standingOf(kept).standing.state);
    if (side && kept.seats.some((one) => one.side === side))
      throw refusal('notNow', 'A team plays this hand: it lays the move, or Control plays the side again.');
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: form.version });
    await playActs(given, locked, [asked], form.values);
    return { version: game.version };
  },
});
