import { keyOf } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { TakeBack } from '@/components/control/parts/undo/take-back';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';

interface RulingButtonsProps {
  combat: CombatOnDesk;
  isBusy: boolean;
  /** Something must be said before it can be accepted. */
  isShort: boolean;
  asksWhoStays: boolean;
  onAccept: () => void;
  onOverrule: () => void;
}

/** Accept or overrule a finding; rule again or take back a ruling. */
export function RulingButtons(props: RulingButtonsProps) {
  const { combat, isBusy, isShort, asksWhoStays, onAccept, onOverrule } = props;
  const send = useSend();
  const isRuled = combat.state === 'ruled';
  const accept = asksWhoStays ? 'Accept (first say who stays)' : isShort ? 'Accept (first name every place)' : 'Accept';
  return (
    <div className="mt-2 flex gap-2">
      {!isRuled && (
        <Button
          kind="act"
          hint={keyOf('open')}
          className="flex-1 justify-between"
          isBusy={isBusy}
          disabled={isShort}
          onClick={onAccept}
        >
          {accept}
        </Button>
      )}
      <Button hint={keyOf('doubt')} isBusy={isBusy} onClick={onOverrule}>
        {isRuled ? 'Rule again…' : 'Overrule…'}
      </Button>
      {isRuled && (
        <DeskLink to={`/combats/${combat.id}/what-if`} className={buttonLook('quiet')}>
          What if…
        </DeskLink>
      )}
      {isRuled && (
        <TakeBack
          title={`Take back the ruling on C${combat.number}`}
          what={{ combatId: combat.id, version: combat.version }}
          trigger={<Button>Take back…</Button>}
          act={(reason) => send('undo-ruling', { combatId: combat.id, version: combat.version, reason })}
        >
          <p className="mb-3">
            Steps, places, captures and contacts are put back as they were before it. The dice stay as they fell: the
            combat waits for a ruling again.
            {combat.told.length > 0 && ` ${combat.told.join(', ')} will need a correction.`}
          </p>
        </TakeBack>
      )}
    </div>
  );
}
