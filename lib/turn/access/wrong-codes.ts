import { selectorOf } from '@/lib/db/access/seat-codes';
import { attemptsOf, countAttempt, forgiveAttempt } from '@/lib/db/access/sign-in-attempts';
import { type Refusal, refusal } from '@/lib/result';

/** Wrong codes a minute from one address, before further ones are not even looked at. Right ones are not counted: a hall may share an address. */
const wrongCodesAMinute = 20;

/** Wrong tries a minute of what begins like one code, from wherever they come. */
const wrongTriesOfACode = 10;

const tooMany = () => refusal('tooManyAttempts', 'Too many wrong codes. Wait a minute, then type the code again.');

/**
 * Counts a try of a code against the address it came from and the code it begins like, before anybody knows whether it is
 * right. Gives back what takes the try off the count. Where one of the two has been refused in this minute already, one
 * cheap read refuses again: nothing is written or hashed.
 */
export async function countTry(code: string, address: string): Promise<() => Promise<void>> {
  const limits = [ofAddress(address), { key: `code ${selectorOf(code)}`, most: wrongTriesOfACode }];
  const before = await attemptsOf(limits.map(({ key }) => key));
  if (limits.some(({ key, most }) => (before.get(key) ?? 0) >= most)) throw tooMany();
  const counts = await Promise.all(limits.map(({ key }) => countAttempt(key)));
  if (limits.some(({ most }, index) => counts[index]! > most)) throw tooMany();
  return async () => {
    await Promise.all(limits.map(({ key }) => forgiveAttempt(key)));
  };
}

/** The wrong codes of an address, and how many it may try in a minute. */
const ofAddress = (address: string) => ({ key: `address ${address}`, most: wrongCodesAMinute });

/** Why no code from this address is looked at in this minute; null: one may be. One cheap read, for the door. */
export async function heldOff(address: string): Promise<Refusal | null> {
  const { key, most } = ofAddress(address);
  const tried = (await attemptsOf([key])).get(key) ?? 0;
  return tried >= most ? tooMany().refusal : null;
}
