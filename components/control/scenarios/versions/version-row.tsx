import { Button } from '@/components/ui/button';
import { LocalMoment } from '@/components/ui/local-time';
import { Tag } from '@/components/ui/tag';
import type { DraftVersion } from '@/lib/desks/control/scenarios/draft-versions';

interface Props {
  of: DraftVersion;
  /** The files stand so now. */
  isNow: boolean;
  isBusy: boolean;
  onBack: () => void;
  onCopy: () => void;
  /** Without it, it can have no name. */
  onName?: () => void;
}

/** One version of a draft: what was changed, when, and what may be done with it. */
export function VersionRow({ of: { number, what, name, madeAt }, isNow, isBusy, onBack, onCopy, onName }: Props) {
  return (
    <li className="flex min-h-handle flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="w-10 text-right text-ink-3 tabular-nums">{number}</span>
      <span className="min-w-48 flex-1">
        {name && <Tag meaning="mine">{name}</Tag>} {what}
        <span className="block text-ink-3">
          <LocalMoment time={madeAt} />
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {onName && (
          <Button size="small" kind="quiet" aria-label={`Name version ${number}`} onClick={onName}>
            Name…
          </Button>
        )}
        <Button size="small" kind="quiet" aria-label={`Open a copy of version ${number}`} onClick={onCopy}>
          Open a copy…
        </Button>
        {isNow ? (
          <span className="self-center text-ink-3">as it is now</span>
        ) : (
          <Button size="small" isBusy={isBusy} aria-label={`Go back to version ${number}`} onClick={onBack}>
            Go back to this version
          </Button>
        )}
      </span>
    </li>
  );
}
