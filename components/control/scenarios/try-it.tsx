import { useState } from 'react';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { PracticeCode } from './practice-code';

/** Opens a practice game of a draft, and shows the way into it. */
export function TryIt({ draftId, hasFaults }: { draftId: string; hasFaults: boolean }) {
  const { act, isBusy } = useMutation();
  const [code, setCode] = useState<string | null>(null);
  return (
    <>
      <Button
        kind="act"
        isBusy={isBusy}
        disabled={hasFaults}
        title={hasFaults ? 'Fix its faults first' : undefined}
        onClick={() => act('try-draft', { draftId }, (opened) => setCode(opened.code))}
      >
        Try it
      </Button>
      <PracticeCode code={code} onClose={() => setCode(null)} />
    </>
  );
}
