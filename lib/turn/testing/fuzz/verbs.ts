import sharp from 'sharp';
import { z } from 'zod';
import type { Result } from '@/lib/result';
import { seatIdForm } from '@/lib/turn/access/reissue-seat';
import { raiseUnitForm } from '@/lib/turn/arrivals/unit-to-raise';
import { nudgeForm } from '@/lib/turn/clock/nudges';
import { clockForm } from '@/lib/turn/clock/pause-clock';
import { groupingTurnForm } from '@/lib/turn/combat/close-grouping';
import { type ControlVerb, controlVerbs, type PlayerVerb, playerVerbs } from '@/lib/turn/kernel/authority';
import type { ControlSeat, PlayerSeat } from '@/lib/turn/kernel/seat';
import { sheetIdForm } from '@/lib/turn/orders/open-order-sheet';
import { airDraftWrite, airSheetWrite } from '@/lib/visibility/forms/air-form';
import { marksWrite } from '@/lib/visibility/forms/mark-form';
import { decisionWrite, messageWrite } from '@/lib/visibility/forms/message-form';
import {
  answerWrite,
  askWrite,
  carryForwardWrite,
  copyWrite,
  draftWrite,
  sheetWrite,
  takeBackWrite,
} from '@/lib/visibility/forms/order-form';
import { readWrite } from '@/lib/visibility/forms/read-form';
import { tableWrite } from '@/lib/visibility/forms/table-form';

/** The name of a map that comes with a picture. */
export const scanned = 'A scan of the map';

export type Verb = ControlVerb | PlayerVerb;

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
  /** Whether it is Control's. */
  isControls: boolean;
  call(seat: ControlSeat | PlayerSeat, input: unknown): Promise<Result<unknown>>;
}

/** The forms of verbs that do not bear their own, by the name of their file (`open-game` → `openGameForm`). */
const forms: Partial<Record<Verb, z.ZodType | null>> = {
  'reissue-seat': seatIdForm,
  'revoke-seat': seatIdForm,
  'pause-clock': clockForm,
  'resume-clock': clockForm,
  'nudge-late': nudgeForm,
  'open-order-sheet': sheetIdForm,
  'return-order-sheet': sheetIdForm,
  'close-grouping': groupingTurnForm,
  'reopen-grouping': groupingTurnForm,
  'raise-unit': raiseUnitForm,
  'lift-hand': null,
  'withdraw-map': null,
  'save-draft': draftWrite,
  'submit-order-sheet': sheetWrite,
  'take-back-order-sheet': takeBackWrite,
  'carry-forward': carryForwardWrite,
  'answer-query': answerWrite,
  'send-copy': copyWrite,
  'send-message': messageWrite,
  'answer-decision': decisionWrite,
  'lay-move': tableWrite,
  'ask-for-sheet': askWrite,
  'save-marks': marksWrite,
  'save-air-draft': airDraftWrite,
  'submit-air-sheet': airSheetWrite,
  'take-back-air-sheet': takeBackWrite,
  'mark-read': readWrite,
};

/** `save-map` takes the bytes of a picture beside its form: one of which a map can be made, by the name it is given, and one of which none can. */
const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#e8e0c8' } })
  .png()
  .toBuffer();
const noPicture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1]);

const camel = (verb: string): string => verb.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every verb of the table of authority, by its name: a new one is played as soon as it stands there. */
export async function allVerbs(): Promise<Map<Verb, CalledVerb>> {
  const names = [...Object.keys(controlVerbs), ...playerVerbs] as Verb[];
  const called = await Promise.all(names.map(calledVerb));
  return new Map(called.map((one) => [one.verb, one]));
}

async function calledVerb(verb: Verb): Promise<CalledVerb> {
  const file = (await import(`../${verb}.ts`)) as Record<string, unknown>;
  const perform = file[camel(verb)];
  const form = verb in forms ? forms[verb]! : (file[`${camel(verb)}Form`] as z.ZodType | undefined);
  if (typeof perform !== 'function') throw new Error(`lib/turn/${verb}.ts exports no ${camel(verb)}`);
  if (form === undefined) throw new Error(`say in lib/turn/testing/fuzz/verbs.ts what the form of ${verb} is`);
  return {
    verb,
    isControls: verb in controlVerbs,
    shape: form && (z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as Shape),
    call: (seat, input) =>
      perform(
        seat,
        input,
        (input as { name?: unknown } | null)?.name === scanned ? new Uint8Array(picture) : noPicture,
      ),
  };
}
