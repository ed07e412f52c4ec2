/** A certificate that vouches for itself, written with `pkijs`: a document of X.509 is no place for arithmetic of our own. */
import { randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';

const dayMs = 24 * 60 * 60 * 1000;
/** Browsers take none that lasts longer than 398 days. */
const lastsDays = 397;

/** A name as a certificate holds it: an address of IPv6 without its brackets. */
export const bare = (name: string): string => name.replace(/^\[|\]$/g, '');

/** The claims of a certificate about itself, by the numbers of X.509. */
const commonName = '2.5.4.3';
const basicConstraints = '2.5.29.19';
const keyUsage = '2.5.29.15';
const extendedKeyUsage = '2.5.29.37';
const serverAuthentication = '1.3.6.1.5.5.7.3.1';
const subjectAltName = '2.5.29.17';
/** Kinds of names in it. */
const dnsName = 2;
const ipAddress = 7;

/** An address as a certificate holds it: 4 bytes or 16. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  if (isIP(address) === 4) return Uint8Array.from(address.split('.').map(Number));
  const [head = '', tail] = address.split('::');
  const words = (part: string | undefined) => (part ? part.split(':').map((word) => Number.parseInt(word, 16)) : []);
  const front = words(head);
  const back = words(tail);
  const all = [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
  return Uint8Array.from(all.flatMap((word) => [word >> 8, word & 255]));
}

/** Makes a certificate for these names that vouches for itself. The arithmetic is Node's own; the library writes the document. */
export async function makeCertificate(names: string[], at: Date): Promise<{ cert: string; key: string }> {
  const [pki, asn1] = await Promise.all([import('pkijs'), import('asn1js')]);
  const engine = new pki.CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = new pki.Certificate({ version: 2 });
  const serial = randomBytes(16);
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  certificate.serialNumber = new asn1.Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const name of [certificate.issuer, certificate.subject]) {
    const value = new asn1.Utf8String({ value: 'OP COM Console' });
    name.typesAndValues.push(new pki.AttributeTypeAndValue({ type: commonName, value }));
  }
  certificate.notBefore.value = new Date(at.getTime() - dayMs);
  certificate.notAfter.value = new Date(at.getTime() + lastsDays * dayMs);
  const altNames = names
    .map(bare)
    .map((name) =>
      isIP(name)
        ? new pki.GeneralName({ type: ipAddress, value: new asn1.OctetString({ valueHex: bytesOf(name).buffer }) })
        : new pki.GeneralName({ type: dnsName, value: name }),
    );
  const says = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new pki.Extension({ extnID, critical, extnValue: value.toBER() });
  certificate.extensions = [
    says(basicConstraints, true, new pki.BasicConstraints({ cA: false }).toSchema()),
    says(keyUsage, true, new asn1.BitString({ valueHex: new Uint8Array([0x80]).buffer, unusedBits: 7 })),
    says(extendedKeyUsage, false, new pki.ExtKeyUsage({ keyPurposes: [serverAuthentication] }).toSchema()),
    says(subjectAltName, false, new pki.GeneralNames({ names: altNames }).toSchema()),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as CryptoKey, engine);
  await certificate.sign(keys.privateKey as CryptoKey, 'SHA-256', engine);
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { cert: pem('CERTIFICATE', certificate.toSchema(true).toBER()), key: pem('PRIVATE KEY', key) };
}

function pem(what: string, bytes: ArrayBuffer): string {
  const lines = Buffer.from(bytes)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN ${what}-----\n${lines}\n-----END ${what}-----\n`;
}
