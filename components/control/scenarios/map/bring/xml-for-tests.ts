import { SaxesParser } from 'saxes';

/** As much of the browser's reader of XML as the map's bring-in asks for, where there is no browser. */

abstract class SmallNode {
  readonly childNodes: SmallNodes = Object.assign([], {
    item(this: SmallNode[], at: number) {
      return this[at];
    },
  });
  abstract readonly nodeType: number;
  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }
  normalize(): void {}
}
type SmallNodes = SmallNode[] & { item(at: number): SmallNode | undefined };

class SmallText extends SmallNode {
  readonly nodeType = 3;
  constructor(readonly text: string) {
    super();
  }
  override get textContent(): string {
    return this.text;
  }
}

class SmallElement extends SmallNode {
  readonly nodeType = 1;
  constructor(
    readonly tagName: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {
    super();
  }
  get localName(): string {
    return this.tagName.replace(/^.*:/, '');
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }
  getElementsByTagName(name: string): SmallElement[] {
    return this.#below((one) => one.tagName === name);
  }
  getElementsByTagNameNS(_: string, name: string): SmallElement[] {
    return this.#below((one) => one.localName === name);
  }
  querySelector(name: string): SmallElement | null {
    return this.getElementsByTagName(name)[0] ?? null;
  }
  get documentElement(): SmallNode {
    return this.childNodes[0]!;
  }
  #below(fits: (one: SmallElement) => boolean): SmallElement[] {
    return this.childNodes.flatMap((child) =>
      child instanceof SmallElement ? [...(fits(child) ? [child] : []), ...child.#below(fits)] : [],
    );
  }
}

/** Stands where the browser has its own. Throws where the text is not well formed. */
export class DOMParserForTests {
  parseFromString(text: string): SmallElement {
    const document = new SmallElement('#document', {});
    const open = [document];
    const parser = new SaxesParser();
    parser.on('error', (fault) => {
      throw fault;
    });
    parser.on('opentag', ({ name, attributes }) => {
      const element = new SmallElement(name, attributes as Record<string, string>);
      open.at(-1)!.childNodes.push(element);
      open.push(element);
    });
    parser.on('closetag', () => open.pop());
    parser.on('text', (text) => {
      if (open.length > 1) open.at(-1)!.childNodes.push(new SmallText(text));
    });
    parser.write(text).close();
    return document;
  }
}
