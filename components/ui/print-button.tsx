'use client';

import { Button } from './button';

/** Opens the browser's way to print the page. */
export const PrintButton = () => (
  <Button kind="act" onClick={() => window.print()}>
    Print…
  </Button>
);
