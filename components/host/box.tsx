import { type ReactNode, useId } from 'react';

/** A sheet of the page with its heading; `aside` stands at the end of that line, `acts` at the foot. */
export function Box(props: {
  title: string;
  aside?: ReactNode;
  acts?: ReactNode;
  grows?: boolean;
  children: ReactNode;
}) {
  const { title, aside, acts, grows = false, children } = props;
  const head = useId();
  return (
    <section
      aria-labelledby={head}
      className={`flex flex-col rounded-2 border border-rule bg-sheet px-4 pt-3 pb-3.5 shadow-1 ${grows ? 'flex-1' : ''}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={head} className="lead">
          {title}
        </h2>
        {aside && <span className="ml-auto aside">{aside}</span>}
      </div>
      {children}
      {acts && <div className="not-printed mt-auto flex flex-wrap gap-2 pt-3">{acts}</div>}
    </section>
  );
}
