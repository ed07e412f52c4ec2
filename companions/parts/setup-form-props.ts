/** What a companion's own form of setting up is given. */
export interface SetupFormProps {
  /** Begins the game with a setup, as the companion reads it. */
  begin: (setup: object) => void;
  /** What is known of it already, as the companion reads it; null: nothing. */
  filled: object | null;
  /** Who has entered the tables that it is played with; null: it is played with ours. */
  enteredBy: string | null;
  isBusy: boolean;
}
