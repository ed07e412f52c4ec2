import type { ComponentProps } from 'react';

/** A ruled table: a strong line over the heads, hairlines between rows. */
export const Table = ({ className = '', ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={`w-full border-collapse text-left ${className}`} />
);

export const HeadCell = ({ className = '', ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={`border-t-[1.5px] border-b border-t-ink border-b-rule-2 py-1.5 pr-3 text-left align-bottom font-cond text-small font-medium text-ink-3 ${className}`}
  />
);

export const Cell = ({ className = '', ...rest }: ComponentProps<'td'>) => (
  <td {...rest} className={`border-b border-rule py-2 pr-3 align-top ${className}`} />
);
