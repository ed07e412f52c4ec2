import { type Delta, patch } from '@n1ru4l/json-patch-plus';

/** A part of a desk as it was sent: whole, as the difference from another one, or as the tag of what is here already. */
export interface SentPart {
  tag: string;
  value?: unknown;
  from?: string;
  difference?: Delta;
}

export type DeskParts = Record<string, { tag: string; value: unknown }>;

/** So many desks back are kept: an answer may build on a desk that another answer has replaced meanwhile. */
const desksAtMost = 3;

const byTag = (parts: DeskParts) => new Map(Object.values(parts).map(({ tag, value }) => [tag, value]));

/** The parts that a page has of the desks it showed last, so that only new ones are sent to it. */
export class DeskPartsHere {
  #desks: Map<string, unknown>[];

  constructor(first: DeskParts) {
    this.#desks = [byTag(first)];
  }

  /** The tags of the desk that was read last. */
  tags(): string[] {
    return [...(this.#desks.at(-1)?.keys() ?? [])];
  }

  /** The parts of a desk with their values; null: it builds on what is not here any more, and must be sent whole. */
  take(sent: Record<string, SentPart>): DeskParts | null {
    const parts: DeskParts = {};
    for (const [name, part] of Object.entries(sent)) {
      const value = this.#valueOf(part);
      if (value === undefined) {
        this.#desks = [];
        return null;
      }
      parts[name] = { tag: part.tag, value };
    }
    this.#desks = [...this.#desks, byTag(parts)].slice(-desksAtMost);
    return parts;
  }

  #valueOf({ tag, value, from, difference }: SentPart): unknown {
    if (value !== undefined) return value;
    const known = this.#desks.findLast((desk) => desk.has(from ?? tag))?.get(from ?? tag);
    return difference === undefined || known === undefined
      ? known
      : patch({ left: structuredClone(known), delta: difference });
  }
}
