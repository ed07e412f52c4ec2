'use client';

import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

/** The ways between the desks of one seat. The pages of `app/control` bring them in; components only walk them. */
export interface Ways {
  seatId: string;
  /** The address of the page shown. */
  address: string;
  /** Opens an address of this server. */
  go: (address: string) => void;
  /** Reads the desk shown again. */
  refresh: () => void;
  /** A link that opens without loading the building anew. */
  Link: ComponentType<ComponentProps<'a'> & { href: string }>;
  /** Throws on what the way itself throws (a seat that is gone leads to the sign-in); returns for any other error. */
  passOn: (error: unknown) => void;
}

const WaysContext = createContext<Ways | null>(null);
export const WaysProvider = WaysContext.Provider;

/** Throws outside the pages of a control seat. */
export function useWays(): Ways {
  const ways = useContext(WaysContext);
  if (!ways) throw new Error('no ways: not inside a control seat');
  return ways;
}

/** The address of a desk of the seat whose pages these are: `/orders` for `/control/<seat>/orders`. */
export const useAddress = (): ((path: string) => string) => {
  const { seatId } = useWays();
  return (path) => `/control/${seatId}${path}`;
};

/** A link to a desk of this seat. */
export function Way({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { Link } = useWays();
  const address = useAddress();
  return <Link {...rest} href={address(to)} />;
}
