import type { UnitRow } from '../csv-rows';
import { symbolCode } from '../symbols/codes';

/** The row of a unit as far as a file of ORBAT Mapper can hold it, under the names of its columns. */
export interface Expressed
  extends Pick<
    UnitRow,
    | 'id'
    | 'side'
    | 'corps'
    | 'division'
    | 'brigade'
    | 'formation'
    | 'name'
    | 'shortName'
    | 'arrivalTurn'
    | 'entry'
    | 'lon'
    | 'lat'
    | 'notes'
  > {
  nation: string;
  /** Its arm and size, twenty digits. */
  symbol: string;
}

/** A row of units.csv as the file holds it: without a code of its own a unit has that of its arm. */
export const expressed = ({ symbol, ...unit }: UnitRow): Expressed => ({ ...unit, symbol: symbol || symbolCode(unit) });
