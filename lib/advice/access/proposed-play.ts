import type { PlayedBy } from '@/lib/words';

/** The way of playing that is proposed for a team until Game Control decides. */

interface SeatOfTeam {
  person: string;
  isHeld: boolean;
}

/** People play a team when one of its seats is taken, or a person is named for one. Control runs the others. */
export const proposedPlay = (seats: readonly SeatOfTeam[]): 'people' | 'control' =>
  seats.some(({ person, isHeld }) => isHeld || person !== '') ? 'people' : 'control';

/** The way a team is played while the hall finds its seats: Game Control's choice, else the proposal. */
export const playedInLobby = (team: { playedBy: PlayedBy | null; seats: readonly SeatOfTeam[] }): PlayedBy =>
  team.playedBy ?? proposedPlay(team.seats);
