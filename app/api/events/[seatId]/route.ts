import { type AtSeat, unlessAway } from '@/app/seat-route';
import { whenAway } from '@/lib/db/kernel/reaching';
import { type ClaimsChanged, subscribe } from '@/lib/live/subscribe';
import { watchedSeat } from '@/lib/session';
import { isControl } from '@/lib/turn/kernel/seat';

/** Heartbeats come at a fixed pace, whatever happens in the game, in ms. */
const heartbeatEvery = 15_000;

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * A seat's stream: "your desk changed", with an opaque cursor, and nothing else; it says too that a warm-up or a rehearsal
 * leads away from it, and Control's that claims on counters or cards changed. Of a page that nobody sees (`?glance`) it is not
 * noted that somebody is there.
 */
export const GET = (request: Request, { params }: AtSeat): Promise<Response> =>
  unlessAway(async () => stream(request, (await params).seatId));

async function stream(request: Request, seatId: string): Promise<Response> {
  const watched = await watchedSeat(request.headers, seatId);
  if (!watched) return new Response(null, { status: 401 });
  // Of a stream that is asked for without its body nobody would say that it has ended.
  if (request.method === 'HEAD') return new Response(null, { headers });
  const { seat, stood, stands } = watched;
  const isGlance = new URL(request.url).searchParams.has('glance');
  const noteHere = isGlance ? async () => undefined : watched.noteHere;
  const audience = { gameId: seat.gameId, teamId: isControl(seat) ? null : seat.teamId };
  const words = new TextEncoder();
  let end = () => {};
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = (text: string) => isOpen && controller.enqueue(words.encode(text));
      const tellClaims = audience.teamId === null ? (what: ClaimsChanged) => send(`event: ${what}\ndata: \n\n`) : null;
      // A stream whose seat is gone ends, and so does one that cannot ask: the page opens another, and is told.
      const lookAgain = async (standing = stands()) => {
        const found = await standing.catch(() => 'gone' as const);
        if (found === 'gone') close();
        else if (found === 'ledAway') send('event: ledAway\ndata: \n\n');
      };
      const sitting = { id: seat.id, whenReassigned: () => void lookAgain() };
      const unsubscribe = subscribe(
        audience,
        (cursor) => send(`event: desk\ndata: ${cursor}\n\n`),
        tellClaims,
        sitting,
      );
      const heartbeat = setInterval(async () => {
        await lookAgain();
        if (!isOpen) return;
        send('event: beat\ndata: \n\n');
        await noteHere();
      }, heartbeatEvery);
      end = () => {
        isOpen = false;
        unsubscribe();
        stopHearing();
        clearInterval(heartbeat);
      };
      const close = () => {
        if (!isOpen) return;
        end();
        controller.close();
      };
      // What stands on its page cannot be asked for any more.
      const stopHearing = whenAway(close);
      request.signal.addEventListener('abort', close);
      send('retry: 1000\n\n');
      void lookAgain(Promise.resolve(stood));
      void noteHere();
    },
    cancel: () => end(),
  });
  return new Response(lines, { headers });
}
