import { useChrome } from '@/components/control/parts/desk-context';
import { DeskLink } from '@/components/control/parts/router';

/** The things a release waits for, with a link to the desk where each is done. */
export function ReleaseWaits({ waits }: { waits: readonly string[] }) {
  const { turn } = useChrome();
  const look = 'font-medium underline underline-offset-2';
  return (
    <>
      {waits.join(' ')}{' '}
      {turn.movementClosedAt === null && (
        <DeskLink to="/map" className={look}>
          Close movement on the map
        </DeskLink>
      )}{' '}
      {waits.some((words) => words.startsWith('C')) && (
        <DeskLink to="/combats" className={look}>
          Rule on the combats
        </DeskLink>
      )}
    </>
  );
}
