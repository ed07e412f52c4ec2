import { pairsAfter } from '@/lib/advice/movement/contact-pairs';
import { strewnUnits } from './strewn-units';

const times = 5;

/** The pairs in contact among so many units, worked out anew: processor time of each of several times, ms. */
export function contactCosts(count: number): number[] {
  const { units, map } = strewnUnits(count);
  const all = new Set(units.map(({ id }) => id));
  const reckon = () => pairsAfter(units, [], all, map, 'morning');
  reckon();
  return Array.from({ length: times }, () => {
    const began = process.cpuUsage();
    reckon();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
}
