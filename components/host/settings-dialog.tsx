import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SettingsForm } from './settings-form';

/** A button that opens the settings. */
export function SettingsDialog({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog title="Settings" trigger={<Button>{label}</Button>} isOpen={isOpen} onOpen={setOpen} isWide>
      <SettingsForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}
