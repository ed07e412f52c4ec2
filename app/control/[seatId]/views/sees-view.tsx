import { SeesDesk } from '@/components/control/record/sees/sees-desk';
import { ReadOnlyDesk } from '@/components/player/frame/read-only-desk';
import type { SeesOnDesk } from '@/lib/desks/control/record/sees';

/** The view of one seat of a team, drawn by the players' own parts. */
export const SeesView = (props: { desk: SeesOnDesk; report: string | null; mapAddress: string }) => {
  const { desk, report, mapAddress } = props;
  return (
    <SeesDesk desk={desk}>
      {desk.desk && (
        <ReadOnlyDesk
          key={`${desk.desk.seat.id} ${report ?? ''}`}
          desk={desk.desk}
          mapAddress={mapAddress}
          openReport={report}
        />
      )}
    </SeesDesk>
  );
};
