import { useChrome } from '@/components/control/parts/desk-context';
import { Ours } from '@/components/control/parts/ours';
import { DeskLink } from '@/components/control/parts/router';
import { rulebookWords } from '@/components/control/parts/rulebook/rulebook-words';
import type { PolicyOnDesk, RulebookDesk } from '@/lib/desks/control/cases/rulebook';
import { counted } from '@/lib/text';
import { ChooseFigures, ChooseReading } from './choose-reading';
import { RestSetting } from './rest-setting';

/** Which rulebook the game is played by, and every policy with the reading in force. */
export function PolicyList({ desk, onRuling }: { desk: RulebookDesk; onRuling: (ruling: string) => void }) {
  const { base, policies, resolved } = desk;
  const isGameControl = useChrome().seat.roles.includes('gameControl');
  const mayChoose = isGameControl && resolved === null;
  const changed = policies.filter(({ isSetByGame }) => isSetByGame).length;
  return (
    <section aria-label="Readings in force" className="min-h-0 overflow-auto border-r border-rule bg-paper px-5 pb-6">
      <h1 className="pt-2.5 lead">Rulebook</h1>
      <p className="flex flex-wrap gap-x-4">
        <DeskLink to="/rulebook/rulings" className="text-link">
          Rulings book
        </DeskLink>
        <DeskLink to="/rulebook/card" className="text-link">
          Rules card
        </DeskLink>
        <DeskLink to="/rulebook/console" className="text-link">
          How the console plays a team
        </DeskLink>
        <DeskLink to="/train" className="text-link">
          Train the rules
        </DeskLink>
      </p>
      <p className="mt-2 font-serif text-desk">{rulebookWords[base].title}</p>
      <p className="mt-0.5 text-ink-2">{rulebookWords[base].sentence}</p>
      <p className="mt-0.5 text-ink-3">
        {changed === 0
          ? 'This game changes nothing in it.'
          : `This game reads ${changed === 1 ? 'one policy' : counted(changed, 'policy', 'policies')} differently.`}
      </p>
      {isGameControl && (
        <p className="mt-0.5 text-ink-3">
          {resolved === null
            ? 'You may choose another reading until the first combat of a turn is resolved.'
            : `“${resolved}” is resolved: you may choose another reading next turn.`}
        </p>
      )}
      <ul aria-label="Policies" className="mt-3 border-t-[1.5px] border-ink">
        {policies.map((policy) => (
          <PolicyRow key={policy.name} policy={policy} mayChoose={mayChoose} onRuling={onRuling} />
        ))}
      </ul>
      <RestSetting allowsRest={desk.allowsRest} onRuling={onRuling} />
    </section>
  );
}

function PolicyRow({
  policy,
  mayChoose,
  onRuling,
}: {
  policy: PolicyOnDesk;
  mayChoose: boolean;
  onRuling: (ruling: string) => void;
}) {
  const { name, ruling, about, section, sentence, isOurs, isSetByGame, readings, ownFigures } = policy;
  return (
    <li className="border-b border-rule py-2.5">
      <div className="flex items-baseline gap-2">
        <h2 className="font-semibold">{about}</h2>
        {isOurs && <Ours />}
        {isSetByGame && <span className="font-cond text-small font-semibold text-pencil">set by this game</span>}
        <button
          type="button"
          aria-label={`Show ${ruling} among the rulings`}
          onClick={() => onRuling(ruling)}
          className="ml-auto min-h-press min-w-6 shrink-0 rounded-1 font-mono aside underline decoration-edge decoration-dotted underline-offset-2 hover:text-ink"
        >
          {ruling}
        </button>
      </div>
      <p className="text-ink-2">
        {sentence} <span className="font-cond aside">{section}</span>
      </p>
      <ul aria-label={`Readings of ${about}`} className="mt-1">
        {readings.map((reading) => (
          <li
            key={reading.sentence}
            className={`grid grid-cols-[3.875rem_1fr] gap-2 ${reading.isInForce ? 'font-medium' : 'text-ink-3'}`}
          >
            <span className="font-cond text-small leading-[inherit]">{reading.isInForce ? 'in force' : 'or'}</span>
            <span>
              {reading.sentence} {reading.isOurs && !isOurs && <Ours />}{' '}
              {mayChoose && !reading.isInForce && <ChooseReading policy={policy} reading={reading} />}
            </span>
          </li>
        ))}
        {ownFigures && (
          <li className="grid grid-cols-[3.875rem_1fr] gap-2 font-medium">
            <span className="font-cond text-small leading-[inherit]">in force</span>
            <span>This game’s own figures: {ownFigures}</span>
          </li>
        )}
      </ul>
      {mayChoose && name === 'nightMovement' && <ChooseFigures policy={policy} />}
    </li>
  );
}
