import { blankForms } from '@/components/map/print/blank-form-names';
import { BlankForm } from '@/components/map/print/blank-forms';
import { scales } from '@/components/map/print/page-layout';
import { buttonLook } from '@/components/ui/button-look';
import { PrintButton } from '@/components/ui/print-button';
import { wishChoices } from '@/lib/visibility/forms/air-form';
import { actionChoices, postureChoices } from '@/lib/visibility/forms/order-form';

/** A kilometre is a centimetre. */
const usualScale = 100_000;

/** The forms of a team on paper: a blank order sheet, air request sheet and page of templates, as they come from the printer. */
export function BlankFormsPage({ seatId, scale: asked }: { seatId: string; scale: number }) {
  const scale = scales.find((one) => one === asked) ?? usualScale;
  return (
    <main className="min-h-dvh overflow-x-auto bg-sunk p-4 print:bg-white print:p-0">
      <header className="not-printed mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="font-serif text-title font-semibold">Blank forms</h1>
        <nav aria-label="Scale of the templates" className="flex flex-wrap items-center gap-1">
          <span className="text-note text-ink-2">Templates for a map of</span>
          {scales.map((one) => (
            <a
              key={one}
              href={`/player/${seatId}/forms?scale=${one}`}
              aria-current={one === scale ? 'page' : undefined}
              className={`${buttonLook('plain', 'small')} aria-[current]:font-semibold aria-[current]:shadow-1`}
            >
              1:{one.toLocaleString('en-GB')}
            </a>
          ))}
        </nav>
        <PrintButton />
        <a href={`/player/${seatId}/file`} className="ml-auto underline">
          Back to the HQ file
        </a>
      </header>
      {blankForms.map((form) => (
        <BlankForm
          key={form}
          form={form}
          words={{ actions: actionChoices, movements: postureChoices, missions: wishChoices }}
          scale={scale}
        />
      ))}
    </main>
  );
}
