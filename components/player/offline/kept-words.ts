import type { HeldUp } from '@/components/transport/send/send';

/** The device that a person writes on. */
export type Laptop = 'laptop' | 'phone';

/** When what nobody has taken yet goes out, as the end of a sentence. */
export const until: Record<HeldUp, string> = {
  network: 'when the network is back',
  database: 'when the console reaches its database again',
  disk: 'when the console has room on its disk again: tell Control',
  pace: 'in a moment: this seat sends too much at once',
};

/** Where what was written lies meanwhile, and what becomes of it. `does`: "goes out". */
export const keptWords = (by: HeldUp, laptop: Laptop, does = 'goes out'): string =>
  `Kept on this ${laptop}; ${does} ${until[by]}`;

/** The same where the browser keeps nothing. */
export const unkeptWords = (by: HeldUp, does = 'goes out'): string =>
  `Saved only on this page. Leave it open; it ${does} ${until[by]}`;
