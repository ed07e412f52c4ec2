'use client';

import { useState } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { newWriteId } from '@/components/transport/send/send';
import { FeedbackForm } from '@/components/ui/form/feedback-form';

/** A player is asked how the battle was. */
export function AskedHowItWas({ seatId }: { seatId: string }) {
  const [id] = useState(newWriteId);
  const { sendPress } = useTransport();
  return (
    <FeedbackForm
      send={async (said) => {
        const input = { id, ...said };
        const reply = await sendPress({ seatId, verb: 'give-feedback', input }, () => {});
        if (reply.kind === 'ok') return null;
        return reply.kind === 'refused' ? reply.refusal.message : 'It was not sent. Try again.';
      }}
    />
  );
}
