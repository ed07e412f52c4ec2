'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { actsAllowed } from '@/companions/farthest-bridge/rules/acts-allowed';
import { unitIn } from '@/companions/farthest-bridge/rules/board';
import { type HexNumber, isOnMap } from '@/companions/farthest-bridge/rules/hexes';
import { whereOnMap } from '@/companions/farthest-bridge/rules/setup-for';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { ChoiceList } from '@/companions/parts/choice-list';
import type { CompanionTableProps } from '@/companions/parts/companion-table-props';
import { leftToControl } from '@/companions/parts/left-to-control';
import { OnThisBoard } from '@/companions/parts/on-this-board';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Tabs } from '@/components/ui/tabs';
import { DieFaces } from './die-faces';
import { formOf } from './draft-fields';
import { DraftForm } from './draft-form';
import { type Draft, isOffered, noHexDraft, shownOnMap, withHex } from './drafts';
import { GameStanding } from './game-standing';
import { HexMap, type HexMapHandle } from './hex-map';
import { HexReading } from './hex-reading';
import { PhaseHead } from './phase-head';
import { ReadOffMap } from './read-off-map';
import { Reinforcements } from './reinforcements';
import { UnitsOnMap } from './units-on-map';
import { begin, useDraft } from './use-draft';

/** The Farthest Bridge on its table: the map, the schedule and the units on one side, what may be done and how it stands on the other. */
export function FarthestBridgeTable({ game, play, isBusy }: CompanionTableProps) {
  const state = game.state as State;
  const isOpen = game.result === null;
  const { hands } = game;
  const choices = useMemo(() => (isOpen ? leftToControl(hands, actsAllowed(state)) : []), [isOpen, hands, state]);
  const { asked, draft, setDraft, send } = useDraft(choices, game, play);
  const [written, setWritten] = useState('');
  const [lookedAt, setLookedAt] = useState<HexNumber | null>(null);
  const [tab, setTab] = useState('map');
  const here = game.of && whereOnMap(game.of.scene, state);
  const [pointed, setPointed] = useState<readonly string[]>(here?.hexes ?? []);
  const map = useRef<HexMapHandle>(null);
  const hexInput = useRef<{ focus: () => void }>(null);

  const open = (next: Draft) => {
    setPointed([]);
    setDraft(next);
  };
  /** Opens a form, and brings what it is about into sight. Who lands is aimed at the zone of the landing that is played out. */
  const take = (begun: Draft) => {
    const aim =
      begun.kind === 'land' && game.of?.scene.landing ? here?.hexes.find((hex) => begun.among.includes(hex)) : '';
    const next = aim ? withHex(state, begun, aim) : begun;
    open(next);
    const { taken, open: may } = shownOnMap(state, next);
    const hex = taken.find(isOnMap) ?? may[may.length >> 1];
    if (hex) map.current?.show(hex);
  };
  const comesDown = state.landing?.hex;
  useEffect(() => {
    if (comesDown) map.current?.show(comesDown);
  }, [comesDown]);
  const look = (hex: HexNumber) => {
    setWritten(hex);
    setLookedAt(hex);
    setPointed([]);
  };
  const press = (hex: HexNumber) => {
    look(hex);
    if (draft) return setDraft(withHex(state, draft, hex));
    const there = unitIn(state, hex)?.id;
    const choice = choices.find(
      (one) =>
        'kind' in one &&
        ((one.kind === 'move' && one.given.unit === there) || (one.kind === 'attack' && one.given.hex === hex)),
    );
    if (choice && 'kind' in choice) open(begin(choice));
  };
  const show = (hexes: readonly string[]) => {
    setTab('map');
    look(hexes[0]!);
    map.current?.show(hexes[0]!);
    setPointed(hexes);
  };
  const next = choices.find((choice) => 'act' in choice && choice.act.kind === 'nextPhase');
  const rest = choices.filter((choice) => choice !== next);
  const enter = isOpen && {
    hex: () => open({ kind: 'enterHex', hex: lookedAt ?? '', ...noHexDraft }),
    side: () => open({ kind: 'enterHexside', hexes: lookedAt ?? '', water: 'river', bridge: '', prohibited: false }),
    ground: () =>
      open({ kind: 'enterGround', ground: 'eindhovenEdge', hexes: (state.map.eindhovenEdge ?? []).join(' ') }),
  };
  const goOn = next && 'act' in next && !isBusy ? () => play(next.act) : undefined;
  useKeys({
    move: () => {
      setTab('map');
      hexInput.current?.focus();
    },
    // Never the next phase of the turn around it.
    nextPhaseOfGame: () => goOn?.(),
    begin: enter ? enter.hex : undefined,
  });
  const shown = useMemo(
    () => (draft ? { ...shownOnMap(state, draft), isWay: draft.kind === 'move' } : { taken: [], open: pointed }),
    [state, draft, pointed],
  );
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)_18.5rem] gap-4 max-desk:grid-cols-1">
      <div className="min-w-0">
        <Tabs
          label="The table"
          value={tab}
          onPick={setTab}
          tabs={[
            {
              id: 'map',
              label: 'Map',
              isKept: true,
              content: (
                <>
                  <OnThisBoard place={here?.name ?? null} />
                  <HexReading
                    state={state}
                    written={written}
                    onWrite={setWritten}
                    onTake={(hex) => {
                      look(hex);
                      map.current?.show(hex);
                    }}
                    ref={hexInput}
                  />
                  <div className="h-[clamp(18rem,calc(100dvh-22rem),46rem)] border border-t-0 border-rule-2">
                    <HexMap ref={map} state={state} shown={shown} lookedAt={lookedAt} onHex={press} />
                  </div>
                </>
              ),
            },
            { id: 'reinforcements', label: 'Reinforcements', content: <Reinforcements state={state} show={show} /> },
            { id: 'units', label: 'Units', content: <UnitsOnMap state={state} show={show} /> },
          ]}
        />
      </div>
      <div className="min-w-0">
        <PhaseHead state={state} isBusy={isBusy} onNext={next && 'act' in next ? () => play(next.act) : null} />
        {draft && (
          <DraftForm
            // Another act is another form; what is written into it is not.
            key={formOf(draft, state).title}
            state={state}
            draft={draft}
            set={setDraft}
            play={send}
            close={asked ? null : () => setDraft(null)}
            isBusy={isBusy}
          />
        )}
        <section aria-label="Choices">
          {rest.length > 0 && (
            <ChoiceList
              isBusy={isBusy}
              choices={rest.map((choice) => ({
                label: choice.label,
                choose: 'act' in choice ? () => play(choice.act) : () => take(begin(choice)),
                ...('act' in choice
                  ? { chance: <DieFaces state={state} act={choice.act} /> }
                  : { isOpen: draft !== null && isOffered(draft, [choice]) && !draft.kind.startsWith('enter') }),
              }))}
            />
          )}
        </section>
        {enter && <ReadOffMap {...enter} />}
        <GameStanding state={state} />
      </div>
    </div>
  );
}
