import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';

/** The menu of the phases, open as soon as it is loaded. */
export function OtherPhases({
  entries,
  onThere,
}: Pick<ComponentProps<typeof Menu>, 'entries'> & { onThere: () => void }) {
  const [isOpen, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(onThere, []);
  return <Menu trigger={<Button>Other phases…</Button>} isOpen={isOpen} onOpen={setOpen} entries={entries} />;
}
