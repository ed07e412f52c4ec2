/** The forms that are written by hand: the order sheet (§5), the air request sheet (§12), templates of a bombed area (§9). */
export const blankForms = ['orderSheet', 'airSheet', 'squareTemplate'] as const;
export type BlankFormName = (typeof blankForms)[number];

export const blankFormWords: Record<BlankFormName, string> = {
  orderSheet: 'Blank order sheet',
  airSheet: 'Blank air request sheet',
  squareTemplate: '2 × 2 km templates',
};
