import type { ComponentProps } from 'react';

/** A shape on the map that has a name for the ear. */
export const NamedShape = ({ name, ...rest }: ComponentProps<'g'> & { name: string }) => (
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
  <g {...rest} role="img" aria-label={name} />
);
