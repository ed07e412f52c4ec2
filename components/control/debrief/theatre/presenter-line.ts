import { useEffect, useEffectEvent } from 'react';

/** The windows of a browser that show the same battle: the desk is a remote of the presenter’s window. */
const lineOf = (seatId: string) => new BroadcastChannel(`opcom presenter ${seatId}`);

/** Tells the presenter’s window of this browser to show a hinge, by its place. */
export function tellPresenter(seatId: string, place: number): void {
  const line = lineOf(seatId);
  line.postMessage(place);
  line.close();
}

/** Hears which hinge the desk shows. */
export function useHearDesk(seatId: string, onPlace: (place: number) => void): void {
  const hear = useEffectEvent(onPlace);
  useEffect(() => {
    const line = lineOf(seatId);
    line.onmessage = ({ data }) => hear(Number(data));
    return () => line.close();
  }, [seatId]);
}
