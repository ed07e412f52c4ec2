/** The fault of a file or a port, in a sentence for the host. */

/** @type {Record<string, (path: string) => string>} */
const sentences = {
  EACCES: (path) => `This account may not use ${path}. Choose another place, or give the account the right to it.`,
  EPERM: (path) => `The system does not let this account change ${path}. Choose another place, or change its rights.`,
  ENOENT: (path) => `There is no ${path}.`,
  EEXIST: (path) => `There is a file at ${path} already. Name a folder, or another place.`,
  ENOTDIR: (path) => `${path} lies below a file, where no folder can be. Name another place.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EROFS: (path) => `${path} lies on a disk that can only be read. Choose another place.`,
  EBUSY: (path) => `Another program is using ${path}. Close it, then try again.`,
  ENAMETOOLONG: (path) => `The name ${path} is too long for this disk. Choose a shorter one.`,
  ELOOP: (path) => `The links at ${path} lead in a circle. Name the place itself.`,
  EMFILE: () => 'The system lets this program open no more files. Close other programs, then try again.',
  ENOSPC: (path) => `The disk of ${path} is full. Make room on it, then try again.`,
  EDQUOT: (path) => `This account may keep no more on the disk of ${path}. Make room on it, then try again.`,
};

/**
 * A fault of the system in words, or of what caused it.
 *
 * @param {unknown} problem
 * @returns {string | null} null: it is no fault of the system that has a path
 */
export function faultInWords(problem) {
  if (!(problem instanceof Error)) return null;
  const { code = '', path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (problem);
  const place = dest ?? path ?? (code === 'EISDIR' ? 'This' : undefined);
  return sentences[code] && place !== undefined ? sentences[code](place) : faultInWords(problem.cause);
}
