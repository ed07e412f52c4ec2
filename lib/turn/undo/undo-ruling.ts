import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { takeBackRulingForm, takeBackRulingOn } from './take-back-ruling';

/**
 * Takes a ruling back altogether, with a reason (§2): the combat waits for its ruling again, and every effect is
 * taken back by a compensating entry: steps, retreats, captures, contacts, and what was only grouped to follow from it. The
 * dice have fallen and stand. Refused when a unit has changed since, when another combat was resolved on it, and once the
 * turn after it is over. `advice`: the teams that have been told of it already.
 */
export const undoRuling = controlVerb({
  name: 'undo-ruling',
  rule: '§9 Results Table',
  who: anyControl,
  form: takeBackRulingForm,
  inLedger: 'took the ruling back',
  undo: 'undidARuling',
  run: takeBackRulingOn,
});
