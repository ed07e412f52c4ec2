import { adjudicate, type Kind, type Kinds } from './adjudicate';

/** Cases put as JSON, for the tests. */

const never = (): never => {
  throw new Error('the case brings its own dice');
};

/** The outcome of a case that brings exactly the dice it needs; throws where it is refused. */
export function outcomeOf<K extends Kind>(kind: K, input: object): Kinds[K]['outcome'] {
  const answer = adjudicate(kind, JSON.parse(JSON.stringify(input)), never);
  if (!answer.ok) throw new Error(answer.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return answer.outcome;
}

/** The problems of a case, each as `path: message`; empty when it is good. */
export function refusalsOf(kind: Kind, input: unknown): string[] {
  const answer = adjudicate(kind, input, () => 6);
  return answer.ok ? [] : answer.problems.map(({ path, message }) => `${path}: ${message}`);
}
