'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';

/** Where a join code is typed in; the seat behind it is shown before it is taken. `typed`: what was typed before and opened none. */
export function CodeForm({ isFurther = false, typed = '' }: { isFurther?: boolean; typed?: string }) {
  const router = useRouter();
  const [code, setCode] = useState(typed);
  const [isBusy, start] = useTransition();
  const isTyped = code.trim() !== '';

  function open(event: FormEvent) {
    event.preventDefault();
    if (isTyped) start(() => router.push(`/join/${encodeURIComponent(code.trim())}`));
  }

  return (
    <form onSubmit={open} className="flex items-end gap-2 pt-1">
      <div className="flex-1">
        <TextField
          label={isFurther ? 'The code of another seat' : 'The code Control gave you'}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono tracking-[0.12em] uppercase"
          maxLength={80}
        />
      </div>
      <Button type="submit" kind="act" isBusy={isBusy} disabled={!isTyped}>
        Open
      </Button>
    </form>
  );
}
