import type { WordsLaid } from './item';
import { asWide } from './type';

/** Words where the labeller has put them; `classOf` names the class of a line. */
export function Words({
  words,
  className,
  classes,
}: {
  words: WordsLaid;
  className?: string;
  classes?: readonly string[];
}) {
  const [first] = words.lines;
  if (words.lines.length === 1 && first)
    return (
      <text
        className={classes?.[0] ?? className}
        x={first.x}
        y={first.y}
        textAnchor={words.anchor}
        {...asWide(first.text, first.face)}
      >
        {first.text}
      </text>
    );
  return (
    <text className={className} textAnchor={words.anchor}>
      {words.lines.map(({ text, face, x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's lines have no other name
        <tspan key={i} className={classes?.[i]} x={x} y={y} {...asWide(text, face)}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
