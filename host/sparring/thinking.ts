/** The process that sparring staffs think in, begun when the first of them is asked. */
import type { ChildProcess } from 'node:child_process';
import type { Asked, StaffWords } from '@/lib/sparring/staff-words';
import { forkAlone } from '../processes/fork-alone';

/** A staff that has said nothing for so long says nothing any more, ms. */
const patienceMs = 20_000;

/** Asks staffs in their process, and ends it. */
export interface Thinking {
  /** @throws where the process has ended, or says nothing for long */
  ask: (asked: Asked) => Promise<StaffWords>;
  end: () => void;
}

export function openThinking(): Thinking {
  let child: ChildProcess | null = null;
  let asked = 0;
  const open = (): ChildProcess => {
    const made = forkAlone('staff-process');
    made.once('exit', () => {
      if (child === made) child = null;
    });
    made.setMaxListeners(0);
    return made;
  };
  const ask = (question: Asked): Promise<StaffWords> =>
    new Promise((settle, fail) => {
      child ??= open();
      const here = child;
      asked += 1;
      const id = asked;
      const hear = (said: { id: number; words: StaffWords }) => {
        if (said.id === id) over(() => settle(said.words));
      };
      const gone = () => over(() => fail(new Error('the process of the staffs has ended')));
      const timer = setTimeout(() => {
        here.kill('SIGKILL');
        gone();
      }, patienceMs);
      const over = (then: () => void) => {
        clearTimeout(timer);
        here.off('message', hear).off('exit', gone);
        then();
      };
      here.on('message', hear).once('exit', gone);
      here.send({ id, asked: question });
    });
  return { ask, end: () => child?.disconnect() };
}
