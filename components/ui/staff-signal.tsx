import type { ReactNode } from 'react';

interface StaffSignalProps {
  from: string;
  to: string;
  /** The hour of the game, "18 SEP 2200". */
  time: string;
  heading: string;
  /** Its text. */
  children: ReactNode;
  foot?: ReactNode;
}

/** A report as a staff signal: the heads in type, the story in a book face. */
export function StaffSignal({ from, to, time, heading, children, foot }: StaffSignalProps) {
  return (
    <article className="px-4.5 pt-4 pb-3">
      <StaffSignalHead from={from} to={to} time={time} />
      <h3 className="mb-1.5 font-serif text-desk leading-snug font-semibold">{heading}</h3>
      <div className="font-serif text-desk leading-[1.45] text-pretty">{children}</div>
      {foot && <p className="aside">{foot}</p>}
    </article>
  );
}

/** Whence, whither and when, as a teleprinter sets it; side by side where there is room. */
export function StaffSignalHead({
  from,
  to,
  time,
  isWide = false,
}: Pick<StaffSignalProps, 'from' | 'to' | 'time'> & { isWide?: boolean }) {
  const columns = isWide ? 'grid-cols-[auto_1fr_auto_1fr_auto_auto] gap-x-3' : 'grid-cols-[max-content_1fr] gap-x-4';
  return (
    <dl className={`mb-2.5 grid border-b-[1.5px] border-ink pb-2 font-mono text-small leading-5 uppercase ${columns}`}>
      <dt className="text-ink-3">From</dt>
      <dd>{from}</dd>
      <dt className="text-ink-3">To</dt>
      <dd>{to}</dd>
      <dt className="text-ink-3">Time</dt>
      <dd>{time}</dd>
    </dl>
  );
}
