/** The props of a companion's own set-up form. */
export interface SetupFormProps {
  /** Begins the game with a setup, as the companion reads it. */
  begin: (setup: object) => void;
  /** The facts known already, as the companion reads them; null: none. */
  filled: object | null;
  /** The umpire who has entered the tables that it is played with; null: it is played with ours. */
  enteredBy: string | null;
  isBusy: boolean;
}
