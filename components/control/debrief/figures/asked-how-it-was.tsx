'use client';

import { useState } from 'react';
import { useMutation } from '@/components/control/parts/use-mutation';
import { newWriteId } from '@/components/transport/send/send';
import { FeedbackForm } from '@/components/ui/form/feedback-form';

/** An umpire is asked how the battle was. */
export function AskedHowItWas() {
  const [id] = useState(newWriteId);
  const { act } = useMutation();
  return (
    <FeedbackForm
      send={(said) =>
        new Promise((settle) =>
          act(
            'say-feedback',
            { id, ...said },
            () => settle(null),
            ({ message }) => {
              settle(message);
              return true;
            },
          ),
        )
      }
    />
  );
}
