import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { RefusalLine } from '@/components/ui/refusal-line';
import type { DryRunShown } from '@/lib/hosting/shown';
import { dayOrTime } from './host-words';
import { useHost } from './use-host';

/** Simulated players at all seats of a game of their own: from this laptop, or from a second one over the wifi. */
export function DryRunDialog() {
  const { shown, ask, busy } = useHost();
  const { running, dryRun } = shown;
  const [link, setLink] = useState('');
  const [refusal, refuse] = useState('');
  const isPlaying = dryRun?.verdict === null;
  const play = async (at: string) => {
    const answer = await ask('dry-run', { link: at.trim() });
    refuse(answer.ok ? '' : answer.words);
  };
  if (!running) return null;
  return (
    <Dialog title="Dry run of the hall" trigger={<Button>Dry run of the hall…</Button>} leaves="Close" isWide isToRead>
      <p>
        Simulated players sit down at every seat of a practice game of {running.game.title}, and all hand in at one
        moment. Then you read whether the hall can play, and what to change. Your own game is not touched. It takes
        about a minute.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button kind="act" isBusy={isPlaying || busy === 'dry-run'} onClick={() => void play('')}>
          Play it on this laptop
        </Button>
        <span className="aside">It tries this laptop, and nothing of the network.</span>
      </div>
      <Invitation />
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void play(link);
        }}
      >
        <TextField
          label="Or play it here for another laptop’s console: its link"
          value={link}
          required
          onChange={(event) => setLink(event.target.value)}
          frame="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" isBusy={isPlaying}>
          Play it over the network
        </Button>
      </form>
      <RefusalLine className="mt-3">{refusal}</RefusalLine>
      {dryRun && <Verdict dryRun={dryRun} now={shown.now} />}
    </Dialog>
  );
}

/** The link by which a second laptop in the hall plays. */
function Invitation() {
  const { ask, busy } = useHost();
  const [said, say] = useState<{ link?: string | undefined; words?: string | undefined }>({});
  return (
    <div className="mt-3">
      <Button isBusy={busy === 'invite-dry-run'} onClick={async () => say(await ask('invite-dry-run'))}>
        Make a link for a second laptop
      </Button>
      {said.link && (
        <p role="status" className="mt-2">
          Start a console on the second laptop too. On its host’s page open “Dry run of the hall…”, write this link, and
          press “Play it over the network”: <span className="font-mono break-all">{said.link}</span>
        </p>
      )}
      {!said.link && <RefusalLine className="mt-2">{said.words ?? ''}</RefusalLine>}
    </div>
  );
}

const Verdict = ({ dryRun: { at, verdict }, now }: { dryRun: DryRunShown; now: string }) => (
  <section role="status" className="mt-4 border-t border-rule pt-3">
    {verdict ? (
      <>
        <p className="lead">{verdict.words[0]}</p>
        <p className="aside">Played {dayOrTime(at, now)}</p>
        <p className="mt-2 whitespace-pre-line">{verdict.words.slice(2).join('\n')}</p>
      </>
    ) : (
      <p className="text-ink-2">It is being played since {dayOrTime(at, now)}.</p>
    )}
  </section>
);
