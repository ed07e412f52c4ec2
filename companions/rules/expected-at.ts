import { printed } from './entered';
import { filled, isScalar, itemOf, kindOf, type Shape, variantsOf } from './table-shape';

/** The shape of what stands at a place of the values; undefined: nothing of this shape stands there. */
function shapeAt(given: Shape, value: unknown, [first, ...rest]: readonly string[]): Shape | undefined {
  if (first === undefined) return given;
  const { shape } = filled(given);
  const inside = (value as Record<string, unknown> | null | undefined)?.[first];
  const kind = kindOf(shape);
  if (kind === 'variants') {
    const { by, names, shapes, at } = variantsOf(shape, value);
    if (first === by) return { enum: names };
    return shapes[at] && shapeAt(shapes[at], value, [first, ...rest]);
  }
  if (kind === 'fields') {
    const field = shape.properties?.[first];
    return field && shapeAt(field, inside, rest);
  }
  return isScalar(shape) && kind !== 'list' ? undefined : shapeAt(itemOf(shape), inside, rest);
}

/** Numbers beyond these are nobody's figures: the shape only says that they are whole. */
const isFigure = (end: number | undefined): end is number => end !== undefined && Number.isSafeInteger(end * 2);

const listed = (names: readonly (string | number)[], or: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;

function inWords(given: Shape): string {
  const { shape, isNullable } = filled(given);
  const { minimum, maximum } = shape;
  switch (kindOf(shape)) {
    case 'number': {
      const low = isFigure(minimum) ? printed(minimum) : null;
      const high = isFigure(maximum) ? printed(maximum) : null;
      const ends = low && high ? ` from ${low} to ${high}` : low ? `, ${low} or more` : high ? `, ${high} or less` : '';
      return `a whole number${ends}${isNullable ? ', or nothing' : ''}`;
    }
    case 'choice':
      return listed(shape.enum ?? [], 'or');
    case 'yesNo':
      return 'yes or no';
    case 'text':
      return 'a text';
    case 'list':
      return 'one or more, with commas between them';
    case 'rows':
      return 'one row or more';
    case 'byName':
      return 'rows by their names';
    case 'fields':
      return listed(Object.keys(shape.properties ?? {}), 'and');
    case 'variants':
      return listed(variantsOf(shape, undefined).names, 'or');
  }
}

/**
 * The right value at a dotted place of values of a shape, in words: "a whole number from 1 to 10"; undefined: it is not
 * known there.
 */
export function expectedAt(shape: Shape, values: unknown, path: string): string | undefined {
  const found = shapeAt(shape, values, path.split('.'));
  return found && inWords(found);
}
