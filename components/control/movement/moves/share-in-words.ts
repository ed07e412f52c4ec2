/** A share of a turn in whole percent; more than half is rounded up, so that it never reads as half (§6). */
export const shareInWords = (share: number): string =>
  `${share > 0.5 ? Math.ceil(share * 100 - 1e-9) : Math.round(share * 100)} %`;
