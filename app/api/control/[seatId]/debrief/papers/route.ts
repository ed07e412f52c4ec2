import { readOneRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { papersAbout } from '@/lib/turn/debrief/papers';

/** The papers of a turn about one thing: `of` is `3 unit/A004`. */
export const GET = readOneRoute(controlAtDesk, async (seat, of) => {
  const [, turn, about] = /^(\d{1,4}) ((?:unit|team|combat)\/.{1,80})$/.exec(of) ?? [];
  const papers = about ? await papersAbout(seat, about, Number(turn)) : null;
  return papers && JSON.stringify(papers);
});
