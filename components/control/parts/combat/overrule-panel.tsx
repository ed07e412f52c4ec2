'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { writingLook } from '@/components/ui/field';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { choice, text, tick } from '@/components/ui/form/field-makers';
import { RefusalLine } from '@/components/ui/refusal-line';
import { AgainField } from './again-field';
import { type Figure, figureWords, type Written } from './overrule-figures';

interface OverrulePanelProps {
  figures: readonly Figure[];
  written: ReadonlyMap<string, Written>;
  onWrite: (path: string, written: Written) => void;
  /** A reason, where Control rules a second time; null: the first. */
  again: string | null;
  onAgain: (reason: string) => void;
  /** The server's answers for figures, by their paths. */
  errors: ReadonlyMap<string, string>;
  isBusy: boolean;
  onRule: () => void;
  onCancel: () => void;
  /** The words above the figures. */
  children?: ReactNode;
}

const groups = ['Result', 'Effects', 'Score'] as const;

/** Every figure and effect of a finding, to be ruled otherwise, each with its reason. It lies beside the card. */
export function OverrulePanel(props: OverrulePanelProps) {
  const { figures, written, onWrite, again, onAgain, errors, isBusy, onRule, onCancel, children } = props;
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <form
      aria-label="Overrule"
      ref={panel}
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        onRule();
      }}
    >
      <header className="border-b border-rule px-4 py-3">
        <h2 className="text-lead">{again === null ? 'Overrule' : 'Rule again'}</h2>
        <p className="aside">
          Change what you rule differently and say why. The card works out the effects again; the finding stays beside
          your ruling.
        </p>
        {children}
        {again !== null && (
          <div className="mt-2">
            <AgainField reason={again} onWrite={onAgain} errors={errors} />
          </div>
        )}
      </header>
      <p
        aria-hidden
        className="grid grid-cols-[1fr_5.25rem_11rem] gap-2 border-b border-rule px-4 py-1 font-cond aside"
      >
        <span>Figure</span>
        <span className="text-right">Found</span>
        <span>Ruled</span>
      </p>
      <div className="scrolls px-4 py-2">
        {groups
          .filter((group) => figures.some((figure) => figure.group === group))
          .map((group) => (
            <fieldset key={group} className="mb-3">
              <legend className="cap mb-1">{group}</legend>
              {figures
                .filter((figure) => figure.group === group)
                .map((figure) => (
                  <FigureRow
                    key={figure.path}
                    figure={figure}
                    written={written.get(figure.path) ?? { text: figure.found, reason: '' }}
                    error={errors.get(figure.path) ?? null}
                    onWrite={(own) => onWrite(figure.path, own)}
                  />
                ))}
            </fieldset>
          ))}
      </div>
      <footer className="flex gap-2 border-t border-rule-2 bg-paper px-4 py-2.5">
        <Button kind="act" type="submit" isBusy={isBusy} className="flex-1">
          Rule
        </Button>
        <Button onClick={onCancel}>Leave it</Button>
      </footer>
    </form>
  );
}

interface FigureRowProps {
  figure: Figure;
  written: Written;
  error: string | null;
  onWrite: (written: Written) => void;
}

function FigureRow({ figure, written, error, onWrite }: FigureRowProps) {
  const { label, kind, found } = figure;
  const isChanged = written.text !== found;
  return (
    <div className={`-mx-4 border-b border-rule px-4 py-0.5 ${isChanged ? 'bg-mine-soft' : ''}`}>
      <div className="grid grid-cols-[1fr_5.25rem_11rem] items-center gap-2">
        <span aria-hidden className="min-w-0 truncate" title={label}>
          {label}
        </span>
        <span className="truncate text-right aside">
          {found === '' ? '–' : figureWords(figure.value(found) ?? found, figure)}
        </span>
        <DrawnFields
          isSmall
          fields={[fieldOf(figure)]}
          values={{ text: kind === 'tick' ? written.text === 'yes' : written.text }}
          write={(_, became) => {
            const text = kind === 'tick' ? (became ? 'yes' : 'no') : `${became}`;
            onWrite({ ...written, text });
          }}
        />
      </div>
      {isChanged && (
        <label className="mt-0.5 mb-1 flex items-center gap-2 detail">
          Why
          <input
            aria-label={`Reason: ${label}`}
            aria-invalid={error ? true : undefined}
            value={written.reason}
            maxLength={500}
            onChange={(event) => onWrite({ ...written, reason: event.target.value })}
            className={`${writingLook} min-h-handle-small flex-1`}
          />
        </label>
      )}
      <RefusalLine className="mb-1 text-small">{error}</RefusalLine>
    </div>
  );
}

/** Where a figure is ruled, without a label on screen: that stands beside it. */
function fieldOf({ label, kind, choices = [], min, max, step }: Figure) {
  const hidden = { isLabelHidden: true };
  if (kind === 'choice') return choice('text', label, choices, hidden);
  if (kind === 'tick') return tick('text', label, hidden);
  return text('text', label, {
    type: 'number',
    min,
    max,
    step: step ?? 'any',
    className: 'w-24 text-right',
    ...hidden,
  });
}
