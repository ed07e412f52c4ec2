import sharp from 'sharp';
import { z } from 'zod';
import type { Result } from '@/lib/result';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import type { AnyControlVerb } from '@/lib/turn/kernel/verb';
import { controlVerbs, allVerbs as declared, type VerbName } from '@/lib/turn/testing/all-verbs';

/** The name of a map that comes with a picture. */
export const scanned = 'A scan of the map';

export type Verb = VerbName;

/** Verbs that read files, or that a process beside does, in a time of their own: the gallery and their own tests try them, no game of chance. */
export const doneBeside: readonly Verb[] = ['open-finished', 'try-turn', 'make-draft'];

/** The shape of an input, as JSON Schema has it. */
export interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape | false;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  propertyNames?: Shape;
}

/** A verb as the fuzzer calls it. `shape` null: it takes no input. */
export interface CalledVerb {
  verb: Verb;
  shape: Shape | null;
  /** True when it is Control's. */
  isControls: boolean;
  call(seat: ControlSeat | PlayerSeat, input: unknown, writeId?: string): Promise<Result<unknown>>;
}

/** A verb that takes a file has the bytes of a picture beside its form: one of which a map can be made, by the name it is given, and one of which none can. */
const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#e8e0c8' } })
  .png()
  .toBuffer();
const noPicture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1]);

/** Every verb that is declared, by its name: a new one is played as soon as it is. */
export const allVerbs = (): Map<Verb, CalledVerb> =>
  new Map((Object.keys(declared) as Verb[]).map((verb) => [verb, calledVerb(verb)]));

function calledVerb(verb: Verb): CalledVerb {
  const perform = declared[verb] as AnyControlVerb;
  const { form, file } = perform.declared;
  return {
    verb,
    isControls: Object.hasOwn(controlVerbs, verb),
    shape: z.toJSONSchema(file ? form.omit({ [file]: true }) : form, {
      io: 'input',
      unrepresentable: 'any',
    }) as Shape,
    call: (seat, input, writeId) => {
      const isScanned = (input as { name?: unknown } | null)?.name === scanned;
      const sent =
        file && typeof input === 'object'
          ? { ...input, [file]: isScanned ? new Uint8Array(picture) : noPicture }
          : input;
      return perform(seat as never, sent, writeId);
    },
  };
}
