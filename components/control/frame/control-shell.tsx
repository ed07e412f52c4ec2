'use client';

import { Fragment, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { ChromeForSeat } from '@/components/control/parts/desk-context';
import { FirstHint, useIsRead } from '@/components/ui/first-hint';
import { later } from '@/components/ui/later';
import { SecrecyBand } from '@/components/ui/secrecy-band';
import { useToast, useToastsOfDesk } from '@/components/ui/toast';
import { useIsPhone } from '@/components/ui/use-is-phone';
import { TelephoneSlip } from '../messages/telephone-note';
import { ClaimsProvider } from '../parts/claims/claims';
import { useFrameKey } from '../parts/keys/keys-shown';
import { useKeys, useTypedText } from '../parts/keys/use-keys';
import { PhaseStepsForGameControl } from '../parts/phases/phase-steps';
import { useRouter } from '../parts/router';
import { useControlLive } from '../parts/use-control-live';
import { hintAt } from './desk-hints';
import { DeskRail } from './desk-rail';
import { deskAddress, deskAt, desks, railOf } from './desks';
import { Palette } from './palette';
import { PhaseOffer } from './phase-offer';
import { tryHint } from './practice/try-hint';
import { useStepsLie } from './practice/use-steps-lie';
import { TurnHead } from './turn-head';

/** Read when it is asked for, like what stands in it. */
const OpenWorkPanel = later(async () => (await import('./open-work')).OpenWorkPanel);
/** Read in a practice game only, and before a game has begun. */
const ControlPractice = later(
  async () => (await import('./practice/control-practice')).ControlPractice,
  () => <div className="h-10.5 shrink-0 bg-invert" />,
);
const RehearsalBar = later(async () => (await import('../sequence/rehearsal/rehearsal-bar')).RehearsalBar);
const TryStrip = later(async () => (await import('./practice/try-strip')).TryStrip);
const TryOffer = later(async () => (await import('./practice/try-offer')).TryOffer);

/** Where the hall finds its seats. */
const lobbyDesks: readonly (string | undefined)[] = ['', '/setup'];

/** So many desks stand side by side on a phone, with More. */
const mostOnPhone = 6;

/** The parts around every desk of Control: the secrecy band, the head with the turn's clock, the rail of letters. */
export function ControlShell({
  chrome,
  strip,
  children,
}: {
  chrome: ChromeForSeat;
  /** Laid under the head. */
  strip?: ReactNode;
  children: ReactNode;
}) {
  const { go, address } = useRouter();
  const liveness = useControlLive(chrome.seat.id);
  const say = useToast();
  useToastsOfDesk(address);
  const isDown = liveness.state === 'behind';
  const isGameControl = chrome.seat.roles.includes('gameControl');
  const hint = hintAt(chrome.seat.id, address);
  const here = deskAt(chrome.seat.id, address);
  const isTryRead = useIsRead(tryHint);
  const isTryOffered =
    isGameControl && !chrome.isBegun && !chrome.practice && !isTryRead && lobbyDesks.includes(here?.path);
  const mine = desks.filter((desk) => !desk.isGameControls || isGameControl);
  /** Another page cannot be read now, and an error would take the place of what lies here. */
  const stay = () => say('This desk stays open until the line is back.', 'refused');
  function onClick(event: MouseEvent) {
    if (!isDown || !(event.target as Element).closest('a[href^="/"]')) return;
    event.preventDefault();
    event.stopPropagation();
    stay();
  }
  const [isWorkOpen, setWorkOpen] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const turnWork = () => {
    if (!isWorkOpen) cameFrom.current = document.activeElement as HTMLElement | null;
    setWorkOpen(!isWorkOpen);
    if (isWorkOpen) cameFrom.current?.focus();
  };
  useKeys(
    Object.fromEntries(
      mine.map((desk) => [desk.deed, () => (isDown ? stay() : go(deskAddress(chrome.seat.id, desk)))]),
    ),
    'shell',
  );
  const onText = useCallback(() => say('No field has the focus: what you type does nothing.'), [say]);
  useTypedText(onText);
  useFrameKey('work', 'open or close my work', turnWork);
  const Steps = isGameControl ? PhaseStepsForGameControl : Fragment;
  const isPhone = useIsPhone();
  const hasSteps = isGameControl && chrome.practice?.hasSteps === true;
  const stepsLie = useStepsLie(here?.path);
  const offerLies = isPhone || stepsLie === 'onDesk' ? 'onDesk' : 'above';
  const folds = chrome.isOneUmpire || isPhone;
  const onPhone = railOf(mine, { folds: true, badges: chrome.badges, most: mostOnPhone }, here);
  const rail = isPhone ? onPhone : railOf(mine, { folds, badges: chrome.badges }, here);
  const [isUnfolded, setUnfolded] = useState(false);
  useKeys({ unfold: folds ? () => setUnfolded(!isUnfolded) : undefined }, 'shell');
  return (
    <ClaimsProvider>
      <Steps>
        <div
          onClickCapture={onClick}
          className="flex h-dvh flex-col overflow-hidden print:block print:h-auto print:overflow-visible"
        >
          {chrome.practice && (
            <ControlPractice practice={chrome.practice} teams={chrome.teams} mayDelete={isGameControl} />
          )}
          <div className="not-printed contents">
            <a href="#desk" className="skip">
              To the desk
            </a>
            <SecrecyBand whose={`${chrome.seat.label} · ${chrome.game.title}`} />
            <TurnHead chrome={chrome} liveness={liveness} />
            {hint && !hasSteps && !isTryOffered && (
              <FirstHint key={hint.id} id={hint.id} turn={chrome.turn.number}>
                {hint.words}
              </FirstHint>
            )}
            {strip}
            {!chrome.isBegun && !chrome.practice && <RehearsalBar />}
            {here?.path !== '' && <PhaseOffer />}
            {hasSteps && stepsLie === 'above' && <TryStrip asOf={chrome.now} isBar />}
            {isTryOffered && offerLies === 'above' && <TryOffer />}
          </div>
          <div className="relative flex min-h-0 flex-1 max-sm:flex-col-reverse print:block">
            <div className="not-printed contents">
              <DeskRail
                chrome={chrome}
                rail={rail}
                folds={folds}
                notOnPhone={isPhone ? [] : onPhone.folded}
                address={address}
                isWorkOpen={isWorkOpen}
                onWork={turnWork}
                isUnfolded={isUnfolded}
                onUnfold={() => setUnfolded(!isUnfolded)}
              />
            </div>
            <main
              id="desk"
              tabIndex={-1}
              className="relative min-h-0 min-w-0 flex-1 overflow-auto outline-none flat:*:not-data-before-desk:min-h-[var(--least-height,20rem)] print:overflow-visible"
            >
              {hasSteps && stepsLie === 'onDesk' && <TryStrip asOf={chrome.now} isBar />}
              {isTryOffered && offerLies === 'onDesk' && <TryOffer />}
              {children}
            </main>
            {hasSteps && stepsLie === 'beside' && <TryStrip asOf={chrome.now} isBar={false} />}
            {isWorkOpen && <OpenWorkPanel asOf={chrome.now} onClose={turnWork} />}
          </div>
        </div>
        <Palette chrome={chrome} desks={mine} />
        <TelephoneSlip teams={chrome.teams} />
      </Steps>
    </ClaimsProvider>
  );
}
