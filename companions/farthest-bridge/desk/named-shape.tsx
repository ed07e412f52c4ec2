import type { ComponentProps } from 'react';

/** A shape on the map that has a name for a screen reader. */
export const NamedShape = ({ name, ...rest }: ComponentProps<'g'> & { name: string }) => (
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
  <g {...rest} role="img" aria-label={name} />
);
