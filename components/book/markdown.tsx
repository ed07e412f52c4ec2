import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { headingId } from '@/lib/book/find-in-book';
import { pictureNamed } from '@/lib/book/read-book';

/** The place where a page of the handbook is drawn. */
export interface Drawn {
  /** The address that a link leads to; null: this reader may not read that page, and the link is text. */
  leadsTo: (href: string) => string | null;
  /** Stands before the ids of headings, which several pages of one document may share. */
  ids?: string;
  /** The level of the page's own title, 1 for a page by itself. */
  level?: 1 | 2;
  /** For paper: pictures by day only. */
  isPrinted?: boolean;
}

/** Blocks of Markdown as elements: headings, paragraphs, lists, tables, quotations, code and pictures. Raw HTML is left out, but for keys. */
export const Blocks = ({ tokens, drawn }: { tokens: readonly Token[]; drawn: Drawn }): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a written page never change places
  tokens.map((token, at) => <Block key={at} token={token} drawn={drawn} />);

function Block({ token, drawn }: { token: Token; drawn: Drawn }): ReactNode {
  const inside = (tokens: readonly Token[] = []) => inline(tokens, drawn);
  switch (token.type) {
    case 'heading': {
      const Heading = `h${token.depth + (drawn.level ?? 1) - 1}` as 'h2' | 'h3' | 'h4';
      return <Heading id={`${drawn.ids ?? ''}${headingId(token.text)}`}>{inside(token.tokens)}</Heading>;
    }
    case 'paragraph':
      return <p>{inside(token.tokens)}</p>;
    case 'text':
      return <>{inside(token.tokens ?? [token])}</>;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const List = ordered ? 'ol' : 'ul';
      return (
        <List>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a written list never change places
            <li key={at}>
              <Blocks tokens={item.tokens} drawn={drawn} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <WrittenTable table={token as Tokens.Table} drawn={drawn} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens ?? []} drawn={drawn} />
        </blockquote>
      );
    // A new sheet of paper begins here.
    case 'hr':
      return <hr />;
    case 'code':
      return <pre>{token.text}</pre>;
    default:
      return null;
  }
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: cells of a written table never change places */
const WrittenTable = ({ table: { header, rows }, drawn }: { table: Tokens.Table; drawn: Drawn }) => (
  <table>
    <thead>
      <tr>
        {header.map((cell, at) => (
          <th key={at} scope="col">
            {inline(cell.tokens, drawn)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.map((cell, column) => (
            <td key={column}>{inline(cell.tokens, drawn)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */

/** The contents of a line. A key is written `<kbd title="deed">K</kbd>`: three tokens. */
function inline(tokens: readonly Token[], drawn: Drawn): ReactNode[] {
  const isKey = (token?: Token) => token?.type === 'html' && token.raw.startsWith('<kbd');
  return tokens.map((token, at) => {
    if (isKey(tokens[at - 1])) return <kbd key={token.raw}>{(token as Tokens.Text).text}</kbd>;
    // biome-ignore lint/suspicious/noArrayIndexKey: words of a written line never change places
    return <Fragment key={at}>{words(token, drawn)}</Fragment>;
  });
}

function words(token: Token, drawn: Drawn): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens ?? [], drawn)}</strong>;
    case 'em':
      return <em>{inline(token.tokens ?? [], drawn)}</em>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'image':
      return <Picture href={token.href} says={token.text} isPrinted={drawn.isPrinted} />;
    case 'link': {
      const to = drawn.leadsTo(token.href);
      const said = inline(token.tokens ?? [], drawn);
      return to === null ? said : <a href={to}>{said}</a>;
    }
    case 'text':
      return 'tokens' in token && token.tokens ? inline(token.tokens, drawn) : token.text;
    default:
      return null;
  }
}

/** A picture of the console: by night on a dark screen, by day elsewhere and on paper. */
function Picture({ href, says, isPrinted }: { href: string; says: string; isPrinted?: boolean | undefined }) {
  const address = `/api/book/${pictureNamed(href)}`;
  // biome-ignore lint/performance/noImgElement: the picture lies on this console, and its size is in it
  const byDay = <img src={address} alt={says} />;
  if (isPrinted) return byDay;
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={address.replace('-light.', '-dark.')} />
      {byDay}
    </picture>
  );
}
