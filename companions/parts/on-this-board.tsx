import { SourceMark } from './companion-log';

/** Where on the board of a companion lies what is played out of the main game. */
export const OnThisBoard = ({ place }: { place: string | null }) =>
  place && (
    <p className="mb-2 detail">
      On this board it lies at <b className="font-medium">{place}</b>. <SourceMark source="ours" />
    </p>
  );
