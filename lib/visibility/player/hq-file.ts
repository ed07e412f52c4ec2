/**
 * The file of an HQ: all that its team wrote and was told, by turn, of issued rows and the team's own. Times are ISO strings.
 */
export interface HqFile {
  team: string;
  /** The name of the battle. */
  title: string;
  /** The latest turn first. */
  turns: FileTurn[];
}

export interface FileTurn {
  turn: number;
  /** In the order they came about. */
  papers: FilePaper[];
}

/** A paper in the file. */
export interface FilePaper {
  id: string;
  /** The kind of paper: a report, a sheet, or a message; `word`: Control's words about the clock, or its question. */
  kind: 'letter' | 'order' | 'signal' | 'word';
  /** `Order sheet`, `Report`, `Message from XXX Corps`. */
  title: string;
  at: string;
  /** The date and hour of the battle that are written on it: `17 SEP 2200`; empty: none are. */
  when: string;
  /** The words beside its title: who wrote it, by what means. */
  about: string;
  text: string;
  rows: FileRow[];
}

/** A row of a sheet, with what Control noted and asked on it. */
export interface FileRow {
  id: string;
  /** Whom it is about. */
  who: string;
  text: string;
  /** The circled and ticked words. */
  ringed: string;
  notes: string[];
  questions: FileQuestion[];
}

export interface FileQuestion {
  id: string;
  text: string;
  /** null: not answered. */
  answer: string | null;
}
