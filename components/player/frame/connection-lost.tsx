import { heldUpWords } from '@/components/transport/send/send';
import type { Liveness } from '@/components/transport/stream/use-live';
import { LocalTime } from '@/components/ui/local-time';
import { useIsPhone } from '@/components/ui/use-is-phone';
import { until } from '../offline/kept-words';

interface Props {
  liveness: Liveness;
  /** This page opens again without the network. */
  opensAnew: boolean;
  /** The time of the order form as this browser kept it, ms; null: the whole desk is shown. */
  keptAt: number | null;
}

/** The consequences of a lost line to the console: what is kept where, and whether the page may be loaded again. */
export function ConnectionLost({ liveness, opensAnew, keptAt }: Props) {
  const laptop = useIsPhone() ? 'phone' : 'laptop';
  if (liveness.state === 'live' && keptAt === null) return null;
  const by = liveness.state === 'behind' ? liveness.by : 'network';
  const why = by === 'network' ? 'The line to the console is down' : heldUpWords[by];
  return (
    <p role="status" className="not-printed mx-2.5 mb-2 rounded-2 bg-waiting-soft px-3 py-1.5 text-note desk:mx-3.5">
      <b className="font-medium text-waiting">
        {keptAt === null ? `${why}.` : 'Your order form without the network'}
        {keptAt !== null && (
          <>
            , as of <LocalTime time={new Date(keptAt)} />.
          </>
        )}
      </b>{' '}
      Write on: sheets, messages and marks are kept on this {laptop}, and go out by themselves {until[by]}.{' '}
      {opensAnew
        ? 'You can reload this page without the network.'
        : 'Leave this page open: reloading it needs the network.'}
    </p>
  );
}
