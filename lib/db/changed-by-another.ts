/** Another hand was quicker: the row as it stands, where there is one. Verbs turn it into a refusal. */
export class ChangedByAnother extends Error {
  constructor(readonly theirs?: object) {
    super('changed by another');
  }
}
