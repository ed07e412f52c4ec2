/**
 * Another hand was quicker: the row as it stands, where there is one, and what it is in the ledger. Verbs turn it into a
 * refusal.
 */
export class ChangedByAnother extends Error {
  constructor(
    readonly theirs?: object,
    readonly about?: { kind: string; subjectId: string },
  ) {
    super('changed by another');
  }
}
