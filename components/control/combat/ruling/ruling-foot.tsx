import type { ReactNode, RefObject } from 'react';
import type { Figure } from '@/components/control/parts/combat/overrule-figures';
import type { CardUnits } from '@/components/control/parts/combat/score-lines';
import { CorrectionsDue } from '@/components/control/parts/reports/corrections-due';
import { DeskLink } from '@/components/control/parts/router';
import { followersWords } from '@/lib/advice/combat/ruling-words';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import { ColourLine } from './colour-line';
import { RetreatPlaces } from './retreat-places';
import { RuledOtherwise } from './ruled-otherwise';
import { RulingButtons } from './ruling-buttons';
import type { useRuling } from './use-ruling';
import type { useRulingDeeds } from './use-ruling-deeds';
import { VitalSpots } from './vital-spots';
import { WinnersFollow, WinnersFollowed } from './winners-follow';

interface Props {
  combat: CombatOnDesk;
  figures: readonly Figure[];
  units: CardUnits;
  ruling: ReturnType<typeof useRuling>;
  deeds: ReturnType<typeof useRulingDeeds>;
  colourField: RefObject<HTMLInputElement | null>;
}

/** Says at the foot of the card how a combat is ruled on, or what the ruling still asks for, and what may be done. */
export function RulingFoot(props: Props) {
  const { combat, ruling, deeds } = props;
  return (
    <>
      {!ruling.isOpen && <AsRuled {...props} />}
      <ToldOfIt combat={combat} isOverruling={ruling.isOverruling} stands={ruling.stands} />
      {ruling.isOpen && <StillAsked {...props} />}
      {!combat.isStillRuled && <Caution>This combat is over: its ruling stays. Correct the letters about it.</Caution>}
      {!ruling.isOverruling && combat.isStillRuled && (
        <RulingButtons
          combat={combat}
          isBusy={deeds.isBusy}
          isShort={ruling.isShort}
          asksWhoStays={ruling.held.open.length > 0}
          onAccept={deeds.accept}
          onOverrule={() => deeds.open(false)}
        />
      )}
    </>
  );
}

/** The ruling as it stands. */
const AsRuled = ({ combat, figures, units }: Pick<Props, 'combat' | 'figures' | 'units'>) => (
  <>
    {combat.ruling && (
      <RuledOtherwise
        combatId={combat.id}
        ruling={combat.ruling}
        by={combat.companions.find(({ id }) => id === combat.ruling!.companionGameId) ?? null}
        figures={figures}
        units={units}
      />
    )}
    <WinnersFollowed ruling={combat.ruling} units={units} />
  </>
);

/** Says which teams have been told of a ruling, and what a further ruling would call for. */
function ToldOfIt({
  combat,
  isOverruling,
  stands,
}: Pick<Props, 'combat'> & Pick<Props['ruling'], 'isOverruling' | 'stands'>) {
  const { corrections, told, untold, followUps, grouping } = combat;
  const isRuled = combat.state === 'ruled';
  const followed = isRuled && isOverruling && stands ? followersWords(followUps.followers, stands, grouping.kind) : [];
  return (
    <>
      {corrections.length > 0 && (
        <div className="mt-1.5">
          <CorrectionsDue corrections={corrections} />
        </div>
      )}
      {isRuled && told.length > 0 && corrections.length === 0 && (
        <Caution>Told to {told.join(', ')}. To rule again calls for a correction of what was told.</Caution>
      )}
      {isRuled && untold.length > 0 && <NotToldYet teams={untold} />}
      {followed.map((words) => (
        <Caution key={words}>{words}</Caution>
      ))}
    </>
  );
}

/** The questions of a ruling in the making beside its figures. */
function StillAsked({ combat, units, ruling, deeds, colourField }: Props) {
  const { places } = ruling;
  return (
    <>
      <VitalSpots
        asked={ruling.held.asked}
        spots={combat.vitalSpots}
        answers={ruling.answers}
        units={units}
        onAnswer={ruling.answer}
      />
      <RetreatPlaces
        effects={ruling.effects}
        proposed={places.proposed}
        picked={places.picked}
        written={places.typed}
        wrong={places.wrong}
        units={units}
        onWrite={ruling.type}
        onPick={ruling.pick}
      />
      <WinnersFollow
        advances={ruling.advances}
        areFollowing={ruling.areFollowing}
        units={units}
        onTurn={ruling.turnWinners}
      />
      <ColourLine
        combatId={combat.id}
        line={ruling.colour}
        field={colourField}
        onWrite={ruling.tint}
        onSend={ruling.isOverruling ? deeds.rule : deeds.accept}
      />
    </>
  );
}

const Caution = ({ children }: { children: ReactNode }) => <p className="mt-1.5 text-small text-waiting">{children}</p>;

/** The teams that may be told of it at once, before their report (§4.3). */
const NotToldYet = ({ teams }: { teams: CombatOnDesk['untold'] }) => (
  <p className="mt-1.5 flex flex-wrap gap-x-2 detail">
    Not told yet:
    {teams.map(({ key, name }) => (
      <DeskLink key={key} to={`/reports/${key}`} className="text-link">
        {name}
      </DeskLink>
    ))}
  </p>
);
