import { DeskLink } from '@/components/control/parts/router';
import { useRehearsal } from './use-rehearsal';

/** In the lobby, after a rehearsal: the way to where its time went. */
export function RehearsalKept() {
  const { rehearsal } = useRehearsal();
  if (!rehearsal?.isKept) return null;
  return (
    <>
      {' '}
      A turn was rehearsed:{' '}
      <DeskLink to="/rehearsal" className="text-link">
        Where the time went
      </DeskLink>
      .
    </>
  );
}
