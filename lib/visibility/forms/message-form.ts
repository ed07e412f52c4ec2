/**
 * Messages between HQs and answers to a question that must be answered at once: the forms a player writes, shared by the
 * browser and the server.
 */

/** Letters of one message: a signal, not a treatise (ours). */
export const messageLettersAtMost = 2000;

/** How a message goes, for whoever sends it. */
export const meansInWords: Record<string, string> = {
  radio: 'by radio',
  telephone: 'by telephone',
  dispatchRider: 'by dispatch rider',
  liaisonOfficer: 'by liaison officer',
  none: 'no line',
};
