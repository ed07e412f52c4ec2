import { isSupport } from '@/lib/adjudication/air-orders';
import type { AirTask } from '@/lib/db/rows';
import { type AirPictureRows, leftOf, nameOfTask } from '@/lib/turn/air/air-picture-rows';
import type { AirPart } from '@/lib/words';
import { airSteps } from './air-steps';

/** One step of the turn in the air, with what is open in it and what is done. */
export interface AirNext {
  part: 'airToAir' | 'interdiction' | 'flak' | 'movement' | 'support' | 'recce';
  items: AirNextItem[];
  /** True when things open here come late: a later step has begun. Advice. */
  isLate: boolean;
}

interface AirNextItem {
  key: string;
  what: string;
  /** `open`: nobody has put it; `rolled`: its dice have fallen and it waits for a ruling; `not`: nothing to settle. */
  state: 'open' | 'rolled' | 'done' | 'not';
  /** Where it is settled, as an address of the seat's desks. */
  to: string;
  /** The outcome, or why there is nothing to settle. */
  result: string;
}

/**
 * The next task to be resolved, in the order of the turn (§12, §13): air to air, interdiction and flak suppression,
 * flak, movement, close support with its combat, recce. `used`: the combats that fly an air order.
 */
export function airNext(
  books: AirPictureRows,
  used: (task: AirTask) => { number: number; name: string; turn: number }[],
): AirNext[] {
  const steps = airSteps(books);
  const of = (part: AirPart): AirNextItem[] =>
    steps
      .filter((step) => step.part === part)
      .map(({ key, title, settledBy, why }) => ({
        key,
        what: title,
        state: settledBy ? (settledBy.isRuled ? 'done' : 'rolled') : why ? 'not' : 'open',
        to: settledBy ? `/rules/${settledBy.kind}/${settledBy.caseId}` : '/air/picture',
        result: settledBy ? `case ${settledBy.number}` : (why ?? ''),
      }));
  const movement: AirNextItem = {
    key: 'movement',
    what: 'Movement',
    to: '/map',
    state: books.movementClosedAt ? 'done' : 'open',
    result: books.movementClosedAt ? 'closed' : '',
  };
  const support = books.tasks
    .filter(({ mission }) => isSupport(mission))
    .map((task): AirNextItem => {
      const flying = used(task).filter(({ turn }) => turn === books.turn);
      const isGone = leftOf(task) === 0;
      return {
        key: task.id,
        what: `${nameOfTask(task, books)} for ${task.formation}`,
        to: '/combats',
        state: isGone ? 'not' : flying.length > 0 ? 'done' : 'open',
        result: isGone ? 'driven off' : flying.map(({ number }) => `C${number}`).join(', '),
      };
    });
  const parts: Omit<AirNext, 'isLate'>[] = [
    { part: 'airToAir', items: of('airToAir') },
    { part: 'interdiction', items: of('interdiction') },
    { part: 'flak', items: of('flak') },
    { part: 'movement', items: [movement] },
    { part: 'support', items: support },
    { part: 'recce', items: of('recce') },
  ];
  const isBegun = ({ items }: Omit<AirNext, 'isLate'>) =>
    items.some(({ state }) => state === 'done' || state === 'rolled');
  return parts.map((one, i) => ({
    ...one,
    isLate:
      one.part !== 'movement' && one.items.some(({ state }) => state === 'open') && parts.slice(i + 1).some(isBegun),
  }));
}
