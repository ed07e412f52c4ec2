import type { ReactNode } from 'react';

/** Why something was refused, said as soon as it is; nothing where nothing was. */
export const RefusalLine = ({
  children,
  id,
  className = '',
}: {
  children: ReactNode;
  id?: string;
  className?: string;
}) =>
  children && (
    <p id={id} role="alert" className={`font-medium text-overdue ${className}`}>
      {children}
    </p>
  );
