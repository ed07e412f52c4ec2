import type { ComponentProps } from 'react';

/** A ruled table: a strong line over the heads, hairlines between rows. */
export const Table = ({ className = '', ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={`w-full border-collapse text-left ${className}`} />
);

export const HeadCell = ({ className = '', ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={`border-t-[1.5px] border-b border-t-ink border-b-rule-2 py-1.5 pr-3 text-left align-bottom font-cond aside font-medium ${className}`}
  />
);

/** The heads of a table, each with its look. `hidden`: the one that is for a screen reader only. */
export const TableHead = (props: { heads: Record<string, string>; hidden?: string; className?: string }) => (
  <thead className={props.className}>
    <tr>
      {Object.entries(props.heads).map(([head, look]) => (
        <HeadCell key={head} className={look}>
          <span className={head === props.hidden ? 'sr-only' : undefined}>{head}</span>
        </HeadCell>
      ))}
    </tr>
  </thead>
);

/** The room above and below the words of a cell. */
const pads = { close: 'py-0.5', tight: 'py-1', snug: 'py-1.5', wide: 'py-2' } as const;

interface CellProps extends ComponentProps<'td'> {
  pad?: keyof typeof pads;
  /** Its words stand on the line of the row, under what is drawn above them. */
  isAtFoot?: boolean;
}

export const Cell = ({ className = '', pad = 'wide', isAtFoot, ...rest }: CellProps) => (
  <td
    {...rest}
    className={`border-b border-rule ${pads[pad]} pr-3 ${isAtFoot ? 'align-bottom' : 'align-top'} ${className}`}
  />
);
