import { ageOf } from './time-words';

/**
 * The time that something has waited, by the server's clock; in small and in the colour of waiting things, unless its place
 * says otherwise.
 */
export const Age = ({
  since,
  now,
  className = 'text-small text-waiting',
}: {
  since: string;
  now: number;
  className?: string;
}) => <span className={`age ${className}`}>{ageOf(since, now)}</span>;
