import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CommandPalette } from '@/components/ui/command-palette';
import { Dialog } from '@/components/ui/dialog';
import { Menu } from '@/components/ui/menu';
import { Notice } from '@/components/ui/notice';
import { useToast } from '@/components/ui/toast';
import { Chapter, Row, Shown } from './chapter';
import { nothing } from './invented-desk';

const commands = [
  { id: 'map', label: 'Master map', hint: 'desk', keys: 'M' },
  { id: 'mill', label: 'The mill', hint: 'place' },
];

/** The parts over a page once they are opened. */
export function OpenedChapter() {
  const say = useToast();
  const [isFinding, setFinding] = useState(false);
  const [isMoved, setMoved] = useState(false);
  return (
    <Chapter title="What opens">
      <Shown as="Over the desk">
        <Row>
          <Dialog
            title="Hand the card over"
            trigger={<Button>Open a dialog</Button>}
            leaves="Not now"
            actions={<Button kind="act">Hand it over</Button>}
          >
            <p>Team Control finds it among the cards of its own.</p>
          </Dialog>
          <Menu
            trigger={<Button>Open a menu</Button>}
            entries={[
              { id: 'take', label: 'Take it', hint: 'T', onPick: nothing },
              { id: 'give', label: 'Hand it over', sentence: 'Another umpire goes on with it.', onPick: nothing },
              { id: 'end', label: 'End it', isDisabled: true, onPick: nothing },
            ]}
          />
          <Button onClick={() => setFinding(true)}>Open the palette</Button>
          <CommandPalette
            label="Go to, or do"
            commands={commands}
            isOpen={isFinding}
            onOpen={setFinding}
            meant={() => null}
            begun=""
            onHeard={() => undefined}
            onPick={nothing}
          />
        </Row>
      </Shown>
      <Shown as="A page with one thing to say">
        <Button onClick={() => setMoved(true)}>Open a notice</Button>
        {isMoved && (
          <div className="fixed inset-0 z-50 bg-ground">
            <Notice
              title="This seat has moved to another laptop"
              actions={<Button onClick={() => setMoved(false)}>Back to the gallery</Button>}
            >
              <p>What you wrote is kept there.</p>
            </Notice>
          </div>
        )}
      </Shown>
      <Shown as="Short words at the foot of the screen">
        <Row>
          <Button onClick={() => say('The sheet is accepted.')}>Say that it is done</Button>
          <Button onClick={() => say('Another umpire was quicker.', 'refused')}>Say that it is refused</Button>
        </Row>
      </Shown>
    </Chapter>
  );
}
