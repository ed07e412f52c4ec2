/** The maker of an archive: it is signed with a key of the data folder it was taken from, which never leaves that folder. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signWith,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A signature as it stands at the end of an archive, both as base64: the public key (DER, SPKI) and what was signed with its private one. */
export interface Signature {
  key: string;
  of: string;
}

const keyFile = (dataDir: string): string => join(dataDir, 'archive-key');

/** The key of a data folder (Ed25519), made at first use; readable by its owner only. */
function keyOf(dataDir: string): KeyObject {
  const file = keyFile(dataDir);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  return createPrivateKey(readFileSync(file, 'utf8'));
}

const asText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Signs an archive by its checksum, with the key of a data folder. */
export const signer =
  (dataDir: string) =>
  (checksum: string): Signature => {
    const key = keyOf(dataDir);
    return { key: asText(key), of: signWith(null, Buffer.from(checksum), key).toString('base64') };
  };

/** True when a signature is by its key, and of this checksum. */
export function isOf({ key, of }: Signature, checksum: string): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' });
    return verify(null, Buffer.from(checksum), publicKey, Buffer.from(of, 'base64'));
  } catch {
    return false;
  }
}

/** A key as people compare it: sixteen letters of its digest, in groups of four. */
const printOf = (key: string): string =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1-');

/** The key of a data folder, as people compare it. */
export const keyPrint = (dataDir: string): string => printOf(asText(keyOf(dataDir)));

/** True when an archive is signed by a data folder itself, by another one, or by nobody. */
export function signedBy(signature: Signature | undefined, dataDir: string): 'own' | 'another' | 'nobody' {
  if (!signature) return 'nobody';
  return existsSync(keyFile(dataDir)) && asText(keyOf(dataDir)) === signature.key ? 'own' : 'another';
}

/** By whom an archive is signed, for the host who restores it into a data folder, and what to do about it. */
export function signedInWords(signature: Signature | undefined, dataDir: string): string {
  if (!signature)
    return 'It is not signed: nothing says which console made it. Use it only if you know where it comes from.';
  return signedBy(signature, dataDir) === 'own'
    ? `It is signed by this data folder itself (key ${printOf(signature.key)}).`
    : `It comes from another data folder, whose key is ${printOf(signature.key)}. From a stick of your own that is as it should be. If somebody gave you the archive, have them run "npm run -s opcom -- backup" where they play: it prints their key. If theirs is another one, do not play on with this archive.`;
}
