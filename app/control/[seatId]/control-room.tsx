'use client';

import {
  type ComponentProps,
  type MouseEvent,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { AddressStrip } from '@/components/control/frame/address-strip';
import { BindingStrip } from '@/components/control/frame/binding-strip';
import { ControlShell } from '@/components/control/frame/control-shell';
import { NameBarePage, NamePage } from '@/components/control/frame/use-calls';
import { type ChromeForSeat, DeskProvider } from '@/components/control/parts/desk-context';
import { KeysShown } from '@/components/control/parts/keys/keys-shown';
import { GroundDrawn } from '@/components/control/parts/map/ground-drawn';
import { MapVersion } from '@/components/control/parts/map/map-version';
import { type Router, RouterProvider, useRouter } from '@/components/control/parts/router';
import { keepHallTime } from '@/components/control/parts/time-words';
import { SidesProvider } from '@/components/map/counters/sides';
import { controlDesks } from '@/components/transport/query/control-desk';
import { DeskPartsHere } from '@/components/transport/query/desk-parts';
import { DeskReader } from '@/components/transport/query/desk-reader';
import { HintsRead } from '@/components/ui/first-hint';
import { onOwnWays, singleKeysNow } from '@/components/ui/own-ways';
import { useToast } from '@/components/ui/toast';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { DrawnGround } from '@/lib/scenario/drawn-ground';
import { shownOf } from '@/lib/sides';
import { preload, viewOf } from './desk-views';
import type { Snapshot, SnapshotAnswer } from './snapshot';

export interface ControlRoomProps {
  seatId: string;
  /** The desk that was asked for when the page was opened. */
  first: Snapshot;
  /** The time zone of the server. */
  hallZone: string;
  /** The value of the hints' cookie. */
  hints: string;
  /** The seat of the game beside that this one stands for in a rehearsal: it leads there when it is taken back. Null: it stands for none. */
  backTo: string | null;
}

/**
 * Leaves the room, once: whoever deletes a game is told by its stream, and by each read, that its seat is gone. It goes to
 * the desk beside, where there is one; whoever says where to goes there, whatever was told before.
 */
function leavingFor(besideAt: string | null): (address: string, where?: 'there alone') => void {
  let isLeaving = false;
  return (address, where) => {
    if (where) location.assign(address);
    else if (!isLeaving) location.assign(besideAt ?? address);
    isLeaving = true;
  };
}

/** Every desk of one seat of Control: the first comes with the page, each further one is read and then takes its place. */
export function ControlRoom({ seatId, first, hallZone, hints, backTo }: ControlRoomProps) {
  keepHallTime(hallZone);
  const [shown, setShown] = useState(first);
  const say = useToast();
  const besideAt = backTo && `/control/${backTo}`;
  const [leave] = useState(() => leavingFor(besideAt));
  const [reader] = useState(() => {
    const here = new DeskPartsHere(first.parts);
    return new DeskReader<Snapshot>({
      pauses: 'request',
      read: controlDesks<Snapshot>({
        seatId,
        has: () => here.tags(),
        whole: (sent) => {
          const answer = sent as SnapshotAnswer;
          const parts = here.take(answer.parts);
          return parts && { ...answer, parts };
        },
        prepare: ({ path, room }) => preload(path, room),
      }),
      here: () => (typeof window === 'undefined' ? first.address : location.pathname + location.search),
      onShown: (snapshot, entry) => {
        const isElsewhere = snapshot.address !== location.pathname + location.search;
        if (isElsewhere && entry === 'push') history.pushState(null, '', snapshot.address);
        if (isElsewhere && entry === 'replace') history.replaceState(null, '', snapshot.address);
        startTransition(() => setShown(snapshot));
      },
      onFault: () => say('The console has a fault: this desk could not be read. What you see may be old.', 'refused'),
      onGone: leave,
    });
  });
  // A desk names its keys: it does so anew when they are heard otherwise.
  useSyncExternalStore(onOwnWays, singleKeysNow, () => 'on');
  const path = shown.address.split('?')[0]!;
  const router = useMemo<Router>(
    () => ({
      seatId,
      address: path,
      go: (address) => void reader.open(address),
      refresh: () => reader.refresh(),
      Link: DeskAnchor,
      besideAt,
      signIn: () => leave('/sign-in'),
      leaveTo: (address) => leave(address, 'there alone'),
    }),
    [seatId, path, reader, leave, besideAt],
  );

  useEffect(() => {
    const onPop = () => void reader.follow();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [reader]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another desk is looked at from its top
  useEffect(() => {
    document.getElementById('desk')?.scrollTo(0, 0);
  }, [path]);

  const { seat, now, own, handed } = shown;
  const {
    chrome: shared,
    mapVersion,
    ground,
    ...values
  } = Object.fromEntries(Object.entries(shown.parts).map(([name, { value }]) => [name, value]));
  const chrome = useMemo(
    () => ({ ...(shared as Chrome), seat, now, handed }) as ChromeForSeat,
    [shared, seat, now, handed],
  );
  const shownSides = useMemo(() => shownOf(chrome.sides), [chrome.sides]);
  const props = { ...values, ...own };
  const View = viewOf(shown.path);
  const Room = shown.room && viewOf(shown.room);
  const desk = (
    <Suspense key={`${path} ${shown.key}`}>
      <View {...props} />
    </Suspense>
  );
  return (
    <RouterProvider value={router}>
      <MapVersion version={mapVersion as string | null}>
        <GroundDrawn areas={ground as DrawnGround[]}>
          <HintsRead value={hints}>
            <KeysShown>
              <DeskProvider chrome={chrome}>
                <SidesProvider value={shownSides}>
                  {shown.isBare ? (
                    <>
                      <NameBarePage desk={shown.title} />
                      {desk}
                    </>
                  ) : (
                    <ControlShell
                      chrome={chrome}
                      strip={[<BindingStrip key="binding" />, <AddressStrip key="address" />]}
                    >
                      <NamePage desk={shown.title} />
                      {Room ? <Room {...props}>{desk}</Room> : desk}
                    </ControlShell>
                  )}
                </SidesProvider>
              </DeskProvider>
            </KeysShown>
          </HintsRead>
        </GroundDrawn>
      </MapVersion>
    </RouterProvider>
  );
}

/** A link to a desk: it opens without the page being loaded again, unless another tab or window is asked for. */
function DeskAnchor({ onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { go } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    go(rest.href);
  };
  return <a {...rest} href={rest.href} onClick={follow} />;
}
