import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { takeBackAct, takeBackActForm } from './take-back-act';

/**
 * Takes back a recent act of Control's with a reason: every entry of it by a compensating one, and what was undone stays
 * visible. Refused for acts that no compensation makes good (dice, what players were told), of a turn that is over, and
 * when something later stands on it.
 */
export const undoAct = controlVerb({
  name: 'undo-act',
  rule: '§2',
  who: anyControl,
  form: takeBackActForm,
  inLedger: 'took an act back',
  undo: 'undidAnAct',
  run: takeBackAct,
});
