'use client';

import { useState } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { newWriteId } from '@/components/transport/send/send';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { DiaryRemark } from '@/lib/visibility/player/after-battle';
import { useKeptText } from './use-kept-text';

interface Props {
  seatId: string;
  turn: number;
  stored: DiaryRemark[];
}

/** The remarks of a team on a turn: read by all of it, and written by any seat. What is being written outlives a closed page. */
export function Remarks({ seatId, turn, stored }: Props) {
  const [remarks, setRemarks] = useState(stored);
  const [edited, setEdited] = useState<DiaryRemark | null>(null);
  const draft = useKeptText(`remark ${seatId} ${turn}`);
  const [why, setWhy] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { sendPress } = useTransport();

  async function save(text: string) {
    const remark = edited ?? { id: newWriteId(), turn, text: '', writtenBy: 'you', version: 0 };
    const { id, version } = remark;
    setBusy(true);
    const reply = await sendPress({ seatId, verb: 'write-remark', input: { id, turn, text, version } }, () =>
      setWhy('No answer yet. It is sent again by itself.'),
    );
    setBusy(false);
    if (reply.kind === 'refused') return setWhy(reply.refusal.message);
    if (reply.kind !== 'ok') return setWhy('It was not saved. Your text is kept here; try again.');
    setWhy('');
    const others = remarks.filter((one) => one.id !== id);
    setRemarks(text ? [...others, { ...remark, text, version: reply.value.version }] : others);
    setEdited(null);
    draft.set('');
  }

  return (
    <div className="space-y-2">
      {remarks.map((remark) => (
        <p key={remark.id} className="font-serif whitespace-pre-wrap">
          {remark.text} <span className="aside">({remark.writtenBy})</span>{' '}
          <button
            type="button"
            className="not-printed underline"
            onClick={() => {
              setEdited(remark);
              draft.set(remark.text);
            }}
          >
            Change
          </button>
        </p>
      ))}
      <form
        className="not-printed space-y-1"
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft.text.trim());
        }}
      >
        <TextArea
          label={`Remark on turn ${turn}`}
          value={draft.text}
          maxLength={2000}
          onChange={({ target }) => draft.set(target.value)}
        />
        {why && (
          <p role="alert" className="text-note text-waiting">
            {why}
          </p>
        )}
        <Button type="submit" size="small" disabled={isBusy || (!edited && draft.text.trim() === '')}>
          {edited ? (draft.text.trim() ? 'Save the change' : 'Take it out') : 'Add the remark'}
        </Button>
      </form>
    </div>
  );
}
