/** The brand of the door: a row that Control has told a team. Only files of `lib/visibility` may call `issue`. */

declare const issuedBrand: unique symbol;

export type Issued<T> = T & { readonly [issuedBrand]: true };

/** Marks a row as issued. The walls test allows this call in `lib/visibility` alone. */
export const issue = <T extends object>(row: T): Issued<T> => row as Issued<T>;
