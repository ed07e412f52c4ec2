import { refusal } from '@/lib/result';

/** There is no own map of the scenario, or no longer. */
export const mapGone = () =>
  refusal('notFound', 'There is no map of your own for this scenario. Upload a picture first.');

/** It is not tied to the ground, so nothing on it has a place. */
export const mapNotTied = () =>
  refusal('notNow', 'The picture is not fitted to the grid yet. Fit it by two points or more first.');
