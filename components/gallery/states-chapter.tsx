import { ConnectionLost } from '@/components/player/frame/connection-lost';
import { SavingWords } from '@/components/player/sheets/saving-words';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FirstHint } from '@/components/ui/first-hint';
import { PracticeBand } from '@/components/ui/practice-band';
import { RefusalLine } from '@/components/ui/refusal-line';
import { SecrecyBand } from '@/components/ui/secrecy-band';
import { Chapter, Shown } from './chapter';
import { draftIn, thisTurn } from './invented-desk';

/** The words where nothing is, where it waits, and where it went wrong. */
export const StatesChapter = () => (
  <Chapter title="States">
    <Shown as="Nothing here yet">
      <EmptyState title="No signal has come in" action={<Button size="small">Write one</Button>}>
        Reports appear here as soon as Control sends them.
      </EmptyState>
    </Shown>
    <Shown as="Refused">
      <RefusalLine>Blown bridges cannot be crossed.</RefusalLine>
    </Shown>
    <Shown as="For Control alone">
      <SecrecyBand whose="Game Control" />
    </Shown>
    <Shown as="Practice">
      <PracticeBand title="Arnhem Bridge" />
    </Shown>
    <Shown as="For somebody who is new here">
      <FirstHint id="gallery" turn={thisTurn}>
        The card on the left holds up the turn.
      </FirstHint>
    </Shown>
    <Shown as="Without the network" isPlayers>
      <ConnectionLost liveness={{ state: 'behind', since: new Date(0), by: 'network' }} opensAnew keptAt={null} />
    </Shown>
    <Shown as="Without the database" isPlayers>
      <ConnectionLost
        liveness={{ state: 'behind', since: new Date(0), by: 'database' }}
        opensAnew={false}
        keptAt={null}
      />
    </Shown>
    <Shown as="A draft: untouched, on its way, waiting, refused, saved" isPlayers>
      <ul className="space-y-1 text-note">
        {(['untouched', 'here', 'waiting', 'refused', 'fault', 'saved'] as const).map((saving) => (
          <li key={saving}>
            <SavingWords state={draftIn(saving)} laptop="laptop" />
          </li>
        ))}
      </ul>
    </Shown>
  </Chapter>
);
