/** The certificate of `--tls`: the host's own, or one the console makes for itself and keeps in its data folder. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { StartOptions } from '../options.mjs';
import { bare, makeCertificate } from './make-certificate';

/** PEM texts. `print`: the SHA-256 fingerprint of a self-made one, by which people tell it from another. */
export type Certificate = { cert: string; key: string; print?: string };

/** A fault of a certificate, in a sentence that says what would be right. */
class CertificateProblem extends Error {}

const dayMs = 24 * 60 * 60 * 1000;
/** So long before it runs out it is made again: longer than a weekend of play. */
const anewDays = 30;

/** The certificate to serve with, or none. @param names every name the console answers to @throws CertificateProblem */
export async function certificateOf(
  { tls, tlsCert, tlsKey }: Pick<StartOptions, 'tls' | 'tlsCert' | 'tlsKey'>,
  dataDir: string,
  names: string[],
): Promise<Certificate | undefined> {
  if (!tls) return undefined;
  return tlsCert && tlsKey ? givenCertificate(tlsCert, tlsKey) : keptCertificate(dataDir, names);
}

function readGiven(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CertificateProblem(`${file} cannot be read. A certificate and its key are PEM files.`);
  }
}

/** The host's own. */
export function givenCertificate(certFile: string, keyFile: string, at = new Date()): Certificate {
  const cert = readGiven(certFile);
  const key = readGiven(keyFile);
  const read = orProblem(`${certFile} holds no certificate. Give a PEM file.`, () => new X509Certificate(cert));
  const opened = orProblem(`${keyFile} holds no private key without a password. Give a PEM file.`, () =>
    createPrivateKey(key),
  );
  if (!read.checkPrivateKey(opened))
    throw new CertificateProblem(`${keyFile} is not the key of ${certFile}. Give the two that belong together.`);
  if (new Date(read.validTo) < at)
    throw new CertificateProblem(
      `${certFile} ran out on ${read.validTo}. Renew it, or leave it out: the console then makes one.`,
    );
  return { cert, key };
}

function orProblem<T>(sentence: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new CertificateProblem(sentence, { cause });
  }
}

/** The self-made one of a data folder, readable by its owner only; made again when a name is missing or it will run out soon. */
export async function keptCertificate(dataDir: string, names: string[], at = new Date()): Promise<Certificate> {
  const certFile = join(dataDir, 'tls-cert.pem');
  const keyFile = join(dataDir, 'tls-key.pem');
  if (!existsSync(certFile) || !existsSync(keyFile) || !stillServes(readFileSync(certFile, 'utf8'), names, at)) {
    const made = await makeCertificate(names, at);
    mkdirSync(dataDir, { recursive: true });
    for (const [file, text] of [
      [keyFile, made.key],
      [certFile, made.cert],
    ] as const)
      writeFileSync(file, text, { mode: 0o600 });
  }
  for (const file of [keyFile, certFile]) chmodSync(file, 0o600);
  const cert = readFileSync(certFile, 'utf8');
  return { cert, key: readFileSync(keyFile, 'utf8'), print: new X509Certificate(cert).fingerprint256 };
}

function stillServes(cert: string, names: string[], at: Date): boolean {
  try {
    const read = new X509Certificate(cert);
    const isLasting = new Date(read.validTo).getTime() - at.getTime() > anewDays * dayMs;
    return (
      new Date(read.validFrom) <= at &&
      isLasting &&
      names.map(bare).every((name) => (isIP(name) ? read.checkIP(name) : read.checkHost(name)))
    );
  } catch {
    return false;
  }
}
