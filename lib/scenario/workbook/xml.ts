import { SaxesParser } from 'saxes';
import { NotRead } from './sheet';

/** An element's attributes by their names without a prefix. */
export type Attributes = Readonly<Record<string, string | undefined>>;

interface Heard {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML from its beginning to its end; names are told without their prefixes. @throws NotRead where it is none */
export function readXml(xml: string, file: string, { open, text, close }: Heard): void {
  const parser = new SaxesParser({ position: false });
  const refuse = () => {
    throw new NotRead(`is damaged: ${file} in it is not as it should be`);
  };
  parser.on('error', refuse);
  // No workbook declares entities of its own; what would make much of little is not read.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const named: Record<string, string> = Object.create(null);
    for (const [key, value] of Object.entries(attributes)) named[local(key)] = String(value);
    open(local(name), named);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  parser.write(xml).close();
}
