/** A reading of this project where the book is silent, misprinted or contradicts itself. */
export interface Reading {
  /** 1 for OC-1. */
  number: number;
  /** Where in the book it bears, by the numbers of its body: `§9 Factors note 3`. */
  section: string;
  /** The subject, in two or three words. */
  about: string;
  /** The rule that Control follows, in one or two sentences. */
  sentence: string;
  /** A default of this project, never to be shown as the book's. */
  isOurs: boolean;
  /** The part of it that is ours, where it is not the whole of it; else empty. */
  oursIs: string;
}

/** A reading of the book; `from.oursIs` says that it, or the part named, is this project's own default. */
export const reading = (
  number: number,
  section: string,
  about: string,
  sentence: string,
  from: { oursIs?: string } = {},
): Reading => ({
  number,
  section,
  about,
  sentence,
  isOurs: from.oursIs !== undefined,
  oursIs: from.oursIs ?? '',
});

/** For a reading that is wholly this project's own. */
export const wholly = { oursIs: '' };
