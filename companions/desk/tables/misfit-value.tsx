'use client';

import { blankOf } from '@/companions/rules/table-shape';
import { Button } from '@/components/ui/button';
import { type Part, placeMark, wrongAt } from './table-editing';

/** Something that does not belong where it stands, as it was found, with the way to begin it again or leave it out. */
export function Misfit({ label, shape, value, place, problems, write, isUnknown }: Part & { isUnknown?: boolean }) {
  return (
    <div data-place={placeMark(place)} className="my-2 border-l-2 border-overdue pl-3">
      <p className="font-medium text-overdue">
        {label}: {wrongAt(problems, place) ?? 'is not what stands here'}
      </p>
      {value !== undefined && (
        <code className="block max-w-xl truncate font-mono text-small text-ink-2">{JSON.stringify(value)}</code>
      )}
      <Button size="small" onClick={() => write(place, isUnknown ? undefined : blankOf(shape))}>
        {isUnknown ? 'Leave it out' : 'Begin it empty'}
      </Button>
    </div>
  );
}
