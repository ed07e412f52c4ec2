import { perObject } from '@/lib/memo';
import type { MapData } from '@/lib/scenario/types';

/** Answers to the last questions on a map, by question. */
const answersOn = perObject((_map: MapData) => new Map<string, string>());
const mostKnown = 200;

/** Answers a question on a map as JSON. One that is asked again costs no work. */
export function answeredOnce(map: MapData, question: unknown, work: () => unknown): string {
  const asked = answersOn(map);
  const key = JSON.stringify(question);
  const found = asked.get(key) ?? JSON.stringify(work());
  asked.delete(key);
  asked.set(key, found);
  for (const oldest of [...asked.keys()].slice(0, -mostKnown)) asked.delete(oldest);
  return found;
}
