import { gridReference } from '@/components/map/core/grid-reference';
import { written } from '@/components/ui/form/field-makers';
import type { DrawnField } from '@/components/ui/form/fields';
import { type Place, placeOf } from '@/lib/geometry';

interface More<Refused extends string> extends Pick<DrawnField<string, Refused>, 'hint' | 'refusedAs'> {
  /** The form with another place; null: none is written, or it cannot be read. */
  follow: (values: unknown, place: Place | null) => unknown;
}

/** A place as six figures or km. Figures repeat every 100 km: the nearest to `near` is meant. */
export const placeField = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  place: Place | null,
  near: Place,
  more: More<Refused>,
): DrawnField<At, NoInfer<Refused>> =>
  written<At, Refused>(name, label, {
    words: place ? gridReference(place) : '',
    read: (typed) => placeOf(typed, near),
    wrong: 'Six figures, as on the map’s margin.',
    placeholder: '746 779',
    ...more,
  });
