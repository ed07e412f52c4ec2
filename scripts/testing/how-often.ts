/**
 * The number of times that chance is put to a property: a few times with `npm run check`, the usual number with `npm
 * test`, in full with `npm run soak`. Whatever the number, the tests are the same ones.
 */
export const howOften = (few: number, usual: number, inFull: number): number =>
  process.env.OPCOM_SOAK ? inFull : process.env.OPCOM_CHECK ? few : usual;
