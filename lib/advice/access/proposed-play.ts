import type { PlayedBy } from '@/lib/words';

/** What is proposed for a team until Game Control says who plays it. */

interface SeatOfTeam {
  person: string;
  isHeld: boolean;
}

/** People play a team when one of its seats is taken, or a person is named for one. Control runs the others. */
export const proposedPlay = (seats: readonly SeatOfTeam[]): 'people' | 'control' =>
  seats.some(({ person, isHeld }) => isHeld || person !== '') ? 'people' : 'control';

/** Who plays a team while the hall finds its seats: what Game Control said, else what is proposed. */
export const playedInLobby = (team: { playedBy: PlayedBy | null; seats: readonly SeatOfTeam[] }): PlayedBy =>
  team.playedBy ?? proposedPlay(team.seats);
