/** Whether two names read alike at the table: small letters or capitals, they are one name. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
