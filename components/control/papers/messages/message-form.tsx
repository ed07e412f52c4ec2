'use client';

import { useState } from 'react';
import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { PickMany } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { meansInWords } from '@/lib/visibility/forms/message-form';
import { type LinkMeans, linkMeans } from '@/lib/words';

/** Control writes to one team or several, in any name. `answers`: the message to Control it answers; then the one team is set. */
export function MessageForm({
  teams,
  answers,
  onSent,
}: {
  teams: readonly { id: string; name: string }[];
  answers: string | null;
  onSent: () => void;
}) {
  const { isBusy, act } = useMutation();
  const [teamIds, setTeamIds] = useState<string[]>(answers ? teams.map(({ id }) => id) : []);
  const [sender, setSender] = useState('Control');
  const [by, setBy] = useState<LinkMeans>('radio');
  const [gameTime, setGameTime] = useState('');
  const [text, setText] = useState('');
  const guarded = useGuarded(...teamIds, sender, gameTime, text);
  const isWhole = teamIds.length > 0 && sender.trim() !== '' && text.trim() !== '' && !guarded.isHeld;
  const send = () => {
    if (!isWhole) return;
    act(
      'write-message',
      { teamIds, sender, means: by, gameTime, text, answers, reason: guarded.given },
      () => {
        setText('');
        onSent();
      },
      guarded.takes,
    );
  };
  return (
    <form
      aria-label={answers ? 'Answer' : 'Write to a team'}
      className="space-y-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send();
      }}
    >
      <h2 className="text-lead">{answers ? 'Answer' : 'Write to a team'}</h2>
      {!answers && (
        <PickMany
          label="To"
          choices={teams.map(({ id, name }) => ({ id, label: name }))}
          picked={teamIds}
          onPick={setTeamIds}
          placeholder="One team or several"
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label="From"
          maxLength={80}
          placeholder="A higher HQ, a neighbour"
          value={sender}
          onChange={(event) => setSender(event.target.value)}
        />
        <Select
          label="How"
          value={by}
          onPick={setBy}
          choices={linkMeans.map((id) => ({ id, label: meansInWords[id] ?? id }))}
        />
      </div>
      <TextField
        label="Hour it comes in, in game time"
        maxLength={40}
        placeholder="18 SEP 1430, or empty"
        value={gameTime}
        onChange={(event) => setGameTime(event.target.value)}
      />
      <TextArea
        label="Message"
        rows={4}
        maxLength={2000}
        className="font-serif"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <GuardMarks guarded={guarded} label="Reason to send it all the same" />
      <Button kind="act" type="submit" hint="Ctrl ↵" isBusy={isBusy} disabled={!isWhole}>
        {guarded.hasMarks ? 'Send it all the same' : answers ? 'Send the answer' : 'Send'}
      </Button>
    </form>
  );
}
