import { DeskLink, useRouter } from '@/components/control/parts/router';
import { Tag } from '@/components/ui/tag';

/** The way to the conflicts, at the head of the tray, with how many there are. */
export function ConflictsWay({ count }: { count: number }) {
  const { address } = useRouter();
  const isHere = address.endsWith('/orders');
  return (
    <DeskLink
      to="/orders"
      data-stop
      aria-current={isHere ? 'page' : undefined}
      className={`flex items-baseline border-b border-l-[3px] border-b-rule px-3.25 py-2 no-underline ${
        isHere ? 'border-l-ink bg-sheet' : 'border-l-transparent hover:bg-sheet'
      }`}
    >
      <span className="font-semibold text-ink">Conflicts</span>{' '}
      <span className="ml-auto">{count === 0 ? <span className="aside">none open</span> : <Tag>{count}</Tag>}</span>
    </DeskLink>
  );
}
