import { useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { ChooseFile } from '@/components/ui/choose-file';
import { TextField } from '@/components/ui/field';
import { FindBox } from '@/components/ui/find-box';
import { NameField } from '@/components/ui/name-field';
import { PickMany } from '@/components/ui/pick-many';
import { PickOne } from '@/components/ui/pick-one';
import { RadioRow } from '@/components/ui/radio-row';
import { RadioStrip } from '@/components/ui/radio-strip';
import { RingChoice } from '@/components/ui/ring-choice';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { Chapter, Row, Shown } from './chapter';
import { nothing } from './invented-desk';

const units = [
  { id: 'first', label: '1 Blue Lancers', hint: '7 Blue Brigade' },
  { id: 'second', label: '2 Blue Foot', hint: '7 Blue Brigade' },
];
const scales = [
  { id: 'one', label: '1:50,000' },
  { id: 'two', label: '1:100,000' },
];
const actions = [
  { id: 'attack', word: 'Attack', letter: 'a' },
  { id: 'hold', word: 'Hold', letter: 'h' },
  { id: 'move', word: 'Move', letter: 'm' },
  { id: 'probe', word: 'Probe', letter: 'p' },
];

/** The fields that are written in, picked, ticked and ringed. */
export const FieldsChapter = () => (
  <Chapter title="Fields">
    <Shown as="A line: empty, written, read only">
      <div className="space-y-2">
        <TextField label="Place" placeholder="746 779" />
        <TextField label="Place" hint="Six figures of the grid." defaultValue="746 779" />
        <TextField label="Place" defaultValue="746 779" readOnly />
      </div>
    </Shown>
    <Shown as="A line: refused, not to be written in, on paper">
      <div className="space-y-2">
        <TextField label="Place" defaultValue="Alder" error="Write a grid reference." />
        <TextField label="Place" defaultValue="746 779" disabled />
        <TextField label="Place" defaultValue="746 779" look="paper" />
      </div>
    </Shown>
    <Shown as="Several lines: written, refused">
      <div className="space-y-2">
        <TextArea label="Orders" defaultValue={'Hold the mill.\nSend a patrol to the ford.'} />
        <TextArea label="Orders" error="Write what is to be done." />
      </div>
    </Shown>
    <Shown as="A file: chosen, being read">
      <div className="flex gap-2">
        <ChooseFile label="Choose a file…" said="File of units" onChoose={nothing} />
        <ChooseFile label="Choose a file…" said="File of units" isBusy onChoose={nothing} />
      </div>
    </Shown>
    <Shown as="A list of the browser">
      <Select label="Scale" choices={scales} value="one" onPick={nothing} />
    </Shown>
    <Shown as="One by typing: empty, picked">
      <div className="space-y-2">
        <PickOne label="Unit" choices={units} value={null} onPick={nothing} placeholder="Unit…" />
        <PickOne label="Unit" choices={units} value="first" onPick={nothing} />
      </div>
    </Shown>
    <Shown as="Several by typing: empty, picked, refused">
      <div className="space-y-2">
        <PickMany label="Units" choices={units} picked={[]} onPick={nothing} placeholder="Units…" />
        <PickMany label="Units" choices={units} picked={['first', 'second']} onPick={nothing} />
        <PickMany label="Units" choices={units} picked={['first']} onPick={nothing} error="It stands in row 2 too." />
      </div>
    </Shown>
    <Shown as="A name, known or new">
      <NameField label="Target" choices={units} value="The mill" onName={nothing} onPick={nothing} />
    </Shown>
    <Shown as="Boxes to tick: off, on, not to be ticked">
      <Row>
        <Checkbox label="Air support" isTicked={false} onTick={nothing} />
        <Checkbox label="Stand fast" isTicked onTick={nothing} />
        <Checkbox label="Rest" isTicked isDisabled onTick={nothing} />
      </Row>
    </Shown>
    <Shown as="One of a row">
      <RadioRow label="Scale" choices={scales} value="two" onPick={nothing} />
    </Shown>
    <Shown as="One of a strip: in a frame, apart, not to be changed">
      <div className="space-y-2">
        <RadioStrip label="Scale" choices={scales} value="one" onPick={nothing} />
        <RadioStrip label="Scale, apart" choices={scales} value="one" onPick={nothing} isApart />
        <RadioStrip label="Scale, closed" choices={scales} value="two" onPick={nothing} isDisabled />
      </div>
    </Shown>
    <Shown as="A printed word, ringed">
      <RingChoice label="Action" choices={actions} value="hold" onPick={nothing} columns={2} />
    </Shown>
    <Shown as="A keypad for thumbs">
      <RingChoice label="Action by thumb" choices={actions} value="attack" onPick={nothing} look="keys" columns={2} />
    </Shown>
    <Shown as="A box that finds">
      <Finding />
    </Shown>
  </Chapter>
);

function Finding() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="relative h-11">
      <FindBox
        label="Find unit"
        placeholder="Unit…"
        choices={units}
        meant={() => null}
        mostShown={4}
        input={input}
        hasKey
        onFound={nothing}
        className="w-56"
      />
    </div>
  );
}
