import { listed } from '@/lib/text';
import type { Proposal } from './propose-card';

/** The words of a proposal name its goal and its way: `To Son by road, by way of Best`, `Behind 3 Irish by road`. */
export function goalInWords({ to, via, isFollowing, use, isAbreast, conforms }: Proposal): string {
  const road = { road: ' by road', straight: '', round: ' round by road' }[use];
  const form = conforms ? ', along their front' : isAbreast ? ', side by side' : '';
  const by = via.length > 0 ? `, by way of ${listed(via.map(({ name }) => name))}` : '';
  return `${isFollowing ? 'Behind' : 'To'} ${to.name}${road}${by}${form}`;
}
