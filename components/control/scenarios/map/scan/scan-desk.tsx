import { type ReactNode, useState } from 'react';
import { PictureMap } from '@/components/control/parts/tying/picture-map';
import { TiePanel } from '@/components/control/parts/tying/tie-panel';
import { marksOnPicture, middleOfFrame, TyingMap } from '@/components/control/parts/tying/tying-map';
import { useTying } from '@/components/control/parts/tying/use-tying';
import type { MapData } from '@/components/map/core/map-data';
import { Button } from '@/components/ui/button';
import { ChooseFile } from '@/components/ui/choose-file';
import { type Scan, type ScanOfDraft, weighTies } from './use-scan';

interface Props {
  of: ScanOfDraft;
  /** The map as it is drawn so far. */
  mapData: MapData;
  onLeave: () => void;
}

/** A picture to draw over: chosen from this laptop, and tied to the map by points. */
export function ScanDesk({ of, mapData, onLeave }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const choose = (
    <div className="flex flex-wrap items-center gap-3">
      <ChooseFile
        label={of.scan ? 'Choose another picture…' : 'Choose a picture…'}
        said="Picture to draw over"
        accept="image/png,image/jpeg,image/webp"
        onChoose={async ([file]) => file && setFault(await of.take(file))}
      />
      <span className="text-ink-3">PNG, JPEG or WebP, 60 MB at most</span>
    </div>
  );
  const said = fault && (
    <p role="alert" className="font-medium text-overdue">
      {fault}
    </p>
  );
  if (!of.scan)
    return (
      <section aria-label="A picture to draw over" className="max-w-xl space-y-3">
        <h2 className="font-semibold">A picture to draw over</h2>
        <p>
          A scan or a photograph of a map lies under your drawing, once two points of it are tied to the ground. It
          stays in this browser: it is not saved with the scenario, and nobody else sees it.
        </p>
        {choose}
        {said}
        <Button onClick={onLeave}>Leave it</Button>
      </section>
    );
  return (
    <Tie key={of.scan.href} scan={of.scan} of={of} mapData={mapData} onLeave={onLeave}>
      {choose}
      {said}
    </Tie>
  );
}

function Tie({ scan, of, mapData, onLeave, children }: Props & { scan: Scan; children: ReactNode }) {
  const tying = useTying(scan, (ties) => weighTies(ties, scan));
  return (
    <section aria-label="A picture to draw over" className="scan-desk">
      <PictureMap
        href={scan.href}
        widthPx={scan.widthPx}
        heightPx={scan.heightPx}
        task={
          tying.inHand && !tying.inHand.place
            ? 'Now the same place on the map'
            : 'Press a place that you find on the map too'
        }
        marks={marksOnPicture(tying)}
        onPoint={tying.point}
        onChoose={tying.choose}
      />
      <TyingMap title="Your map" label="The map so far" mapData={mapData} tying={tying} />
      <div className="min-h-0 space-y-4 overflow-y-auto pr-1">
        <TiePanel
          tying={tying}
          near={middleOfFrame(mapData.frame)}
          isBusy={false}
          onTie={() => of.tie([...tying.ties])}
        />
        {children}
        <div className="flex flex-wrap gap-2">
          <Button kind={scan.fit?.ok ? 'act' : undefined} onClick={onLeave}>
            {scan.fit?.ok ? 'Draw over it' : 'Back to the map'}
          </Button>
          <Button kind="quiet" onClick={of.takeOff}>
            Remove the picture
          </Button>
        </div>
      </div>
    </section>
  );
}
