import type { z } from 'zod';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { Refused, type Result, refused } from '@/lib/result';
import type { ControlRole } from '@/lib/words';
import { perform, read, resultOf } from './perform';
import { type ControlSeat, isControl, type PlayerSeat } from './seat';
import type { ToldOfActs, UndoRule } from './undo';

/**
 * The declaration of every verb. Routes, clients, the ledger's words, the undo desk and the tests over all verbs read it
 * here.
 */
interface Declared<Form extends z.ZodType> {
  /** As the ledger and the routes know it. Its file is called so, and its export is the same words in camel case. */
  readonly name: string;
  /** The paragraph it comes from; its ledger entries name it. */
  readonly rule: string;
  /** The form of what is sent. The first fault is answered in plain words, at its field. */
  readonly form: Form;
  /** The words of the ledger after the name of the seat: `delayed a message`; null: it leaves no entry. */
  readonly inLedger: string | null;
  /** A repeat does no harm and changes nothing, so no write id is kept for it. */
  readonly mayRepeat?: true;
}

/** The answer to a repeat. */
interface Again<Seat, Form extends z.ZodType, Value> {
  /** The present state: of a verb whose answer is large. Left out: the first answer, which is kept for a turn. */
  stands?: (given: Omit<Given<Seat, Form>, 'act'>) => Promise<Value>;
}

interface DeclaredForControl<Form extends z.ZodType> extends Declared<Form> {
  readonly who: readonly ControlRole[];
  readonly undo: UndoRule;
  /** The field that a file is sent for, as its bytes; left out: it takes none. */
  readonly file?: 'picture' | 'packed';
}

/** The input of a verb's work, in its one transaction. `act` signs every change; `form` is what was sent, read. */
export interface Given<Seat, Form extends z.ZodType> {
  tx: Tx;
  act: Act;
  seat: Seat;
  form: z.output<Form>;
}

/** A verb: call it with a seat and what was sent. Under a write id it is done once, and a repeat gets the first answer. */
type Call<Seat, Form extends z.ZodType, Value> = (
  seat: Seat,
  input: z.input<Form>,
  writeId?: string,
) => Promise<Result<Value>>;

export type ControlVerb<Form extends z.ZodType, Value> = Call<ControlSeat, Form, Value> & {
  readonly declared: DeclaredForControl<Form>;
};
/** Its input is anything: a browser in the hall sends what it likes. */
type PlayerVerb<Form extends z.ZodType, Value> = Call<PlayerSeat, z.ZodUnknown, Value> & {
  readonly declared: Declared<Form>;
};

/** Any verb, where it does not matter which: each reads what it is sent by its own form. */
// biome-ignore lint/suspicious/noExplicitAny: every verb has a form and a value of its own
export type AnyControlVerb = ControlVerb<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: every verb has a form and a value of its own
export type AnyPlayerVerb = PlayerVerb<any, any>;

/** Every verb that has been declared, by its name: what an act in the ledger says of itself. */
const declarations = new Map<string, ToldOfActs>();
export const declarationOf = (name: string): ToldOfActs | undefined => declarations.get(verbNow(name));

/** Verbs by the name that the ledger of an older game has for them, each with its name now. */
const renamed: Readonly<Record<string, string>> = { 'take-off-air': 'cancel-air-order' };
/** The present name of a verb of the ledger. */
export const verbNow = (name: string): string => renamed[name] ?? name;

/** True when a seat may use a verb of Control's. */
export const may = (seat: ControlSeat | PlayerSeat, { declared }: AnyControlVerb): boolean =>
  isControl(seat) && seat.roles.some((role) => declared.who.includes(role));

const notYours = () => refused('notYours', 'This seat may not do that. Ask Game Control.');

/**
 * Declares a verb of Control's: `run` is its work, in one transaction. It returns what came of it, and throws a refusal.
 * `prepare` is what takes long and holds nothing: done before the transaction, its value goes to `run`. What it refuses is
 * answered as a refusal of `run`'s, so that a repeat of what was done gets its first answer.
 */
export function controlVerb<Form extends z.ZodType, Value, Prepared = undefined>(
  declared: DeclaredForControl<Form> &
    Again<ControlSeat, Form, Value> & {
      prepare?: (form: z.output<Form>, seat: ControlSeat) => Promise<Prepared>;
      run: (given: Given<ControlSeat, Form> & { prepared: Prepared }) => Promise<Value>;
    },
): ControlVerb<Form, Value> {
  const { name: verb, rule, run, prepare, stands } = declared;
  return declare(declared, async (seat, form, writeId) => {
    const prepared = await resultOf(async () => (await prepare?.(form, seat)) as Prepared);
    return perform(
      { seat, verb, rule, writeId, sent: form },
      (tx, act) => {
        if (!prepared.ok) throw new Refused(prepared.refusal);
        return run({ tx, act, seat, form, prepared: prepared.value });
      },
      stands && ((tx) => stands({ tx, seat, form })),
    );
  });
}

/** The number of parts that one act may have. */
export const partsAtMost = 80;

/** The outcome of one part of an act that is several writes. `of` names it as it was asked for; null: it was done. */
export interface PartDone {
  of: string;
  refusal: Extract<Result, { ok: false }>['refusal'] | null;
}

/**
 * Declares a verb of Control's that does the same to several things: each is a write of its own, so that one that is
 * refused holds up no other. `outcomes` are in the order asked for.
 */
export function controlVerbInParts<Form extends z.ZodType, Part>(
  declared: DeclaredForControl<Form> & {
    parts: (form: z.output<Form>) => readonly Part[];
    nameOf: (part: Part) => string;
    run: (given: Omit<Given<ControlSeat, Form>, 'form'> & { part: Part }) => Promise<unknown>;
  },
): ControlVerb<Form, { outcomes: PartDone[] }> {
  const { name: verb, rule, parts, nameOf, run } = declared;
  return declare(declared, async (seat, form, writeId) => {
    const outcomes: PartDone[] = [];
    for (const part of parts(form)) {
      const of = nameOf(part);
      const sent = { writeId: writeId && `${writeId} ${of}`, sent: form };
      const done = await perform({ seat, verb, rule, ...sent }, async (tx, act) => {
        await run({ tx, act, seat, part });
      });
      outcomes.push({ of, refusal: done.ok ? null : done.refusal });
    }
    return { ok: true, value: { outcomes } };
  });
}

/** Checks the seat and reads the form, in this order, before anything else is done. */
function declare<Form extends z.ZodType, Value>(
  declared: DeclaredForControl<Form>,
  work: (seat: ControlSeat, form: z.output<Form>, writeId?: string) => Promise<Result<Value>>,
): ControlVerb<Form, Value> {
  declarations.set(declared.name, declared);
  const verb: ControlVerb<Form, Value> = Object.assign(
    async (seat: ControlSeat, input: z.input<Form>, writeId?: string) => {
      if (!may(seat, verb)) return notYours();
      const form = read(declared.form, input);
      return form.ok ? work(seat, form.value, declared.mayRepeat ? undefined : writeId) : form;
    },
    { declared },
  );
  return verb;
}

/** Declares a verb of a player's: as Control's, for the seats of teams. */
export function playerVerb<Form extends z.ZodType, Value>(
  declared: Declared<Form> &
    Again<PlayerSeat, Form, Value> & { run: (given: Given<PlayerSeat, Form>) => Promise<Value> },
): PlayerVerb<Form, Value> {
  const { name: verb, rule, run, stands, mayRepeat } = declared;
  declarations.set(verb, declared);
  return Object.assign(
    async (seat: PlayerSeat, input: unknown, sentUnder?: string) => {
      if (isControl(seat as ControlSeat | PlayerSeat)) return notYours();
      const form = read(declared.form, input);
      if (!form.ok) return form;
      const writeId = mayRepeat ? undefined : sentUnder;
      return perform(
        { seat, verb, rule, writeId, sent: form.value },
        (tx, act) => run({ tx, act, seat, form: form.value }),
        stands && ((tx) => stands({ tx, seat, form: form.value })),
      );
    },
    { declared },
  );
}
