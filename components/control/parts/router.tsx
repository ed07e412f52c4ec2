'use client';

import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import type { RoutePath } from '@/lib/turn/access/routes';

/** The ways between the desks of one seat. The pages of `app/control` bring them in; components only walk them. */
export interface Router {
  seatId: string;
  /** The address of the page shown. */
  address: string;
  /** Opens an address of this server. */
  go: (address: string) => void;
  /** Reads the desk shown again; over when it is shown. */
  refresh: () => Promise<void>;
  /** A link that opens without loading the building again. */
  Link: ComponentType<ComponentProps<'a'> & { href: string }>;
  /** The seat is not this browser's any more. */
  signIn: () => void;
  /** The desk, in the game beside, of the seat that this one stands for; null: it stands for none. */
  besideAt: string | null;
  /** The seat is given up here: the page of this address is loaded, whatever is noticed of it meanwhile. */
  leaveTo: (address: string) => void;
}

const RouterContext = createContext<Router | null>(null);
export const RouterProvider = RouterContext.Provider;

/** Throws outside the pages of a control seat. */
export function useRouter(): Router {
  const ways = useContext(RouterContext);
  if (!ways) throw new Error('no router: not inside the pages of a control seat');
  return ways;
}

/** The address of a desk of the seat whose pages these are: `/orders` for `/control/<seat>/orders`. */
export const useDeskAddress = (): ((path: string) => string) => {
  const { seatId } = useRouter();
  return (path) => `/control/${seatId}${path}`;
};

/** The JSON routes of Control, as they follow the seat: `/claims`. */
type DataPath = RoutePath extends infer Path
  ? Path extends `/api/control/[seatId]${infer Below}`
    ? Below
    : never
  : never;

/** The address of a JSON route of this seat: `/claims` is read at `/api/control/<seat>/claims`. */
export const useDataAddress = (): ((path: DataPath | `${DataPath}?${string}`) => string) => {
  const { seatId } = useRouter();
  return (path) => `/api/control/${seatId}${path}`;
};

/** A link to a desk of this seat. */
export function DeskLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { Link } = useRouter();
  const address = useDeskAddress();
  return <Link {...rest} href={address(to)} />;
}
