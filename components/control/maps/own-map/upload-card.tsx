'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useWorkForm } from '@/components/control/parts/form/use-act-form';
import { useSendFile } from '@/components/control/parts/use-mutation';
import { ChooseFile } from '@/components/ui/choose-file';
import { text } from '@/components/ui/form/field-makers';
import type { OwnMapDesk } from '@/lib/desks/control/maps/own-map';

interface Props {
  bounds: OwnMapDesk['bounds'];
  /** The version of the map it takes the place of; null: it is the first. */
  version: number | null;
  onDone?: () => void;
  onLeave?: () => void;
}

/** Takes a scan: by a press or dropped on the card. What is wrong with the file is said here. */
export function UploadCard({ bounds, version, onDone, onLeave }: Props) {
  const sendFile = useSendFile();
  const [isOver, setOver] = useState(false);
  const form = useWorkForm({
    begin: { file: null as File | null, name: '' },
    wrong: ({ file }) =>
      file && file.size > bounds.megabytes * 1_000_000 ? { message: tooLarge(file, bounds) } : null,
    work: ({ file, name }) => sendFile('save-map', { name: name.trim() || 'Map', version }, file!),
    onDone,
  });
  const { file } = form.values;
  const take = (taken: File | undefined) =>
    taken && form.write([], { file: taken, name: taken.name.replace(/\.\w+$/, '').slice(0, 80) });
  return (
    <section
      aria-label="A scanned map"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={`on-desk mx-auto w-full max-w-xl space-y-4 border-2 border-dashed p-6 ${isOver ? 'border-mine' : 'border-rule-2'}`}
    >
      <div>
        <h2 className="lead">{version === null ? 'Upload a scanned map' : 'Another picture'}</h2>
        <p className="mt-1 text-ink-2">
          PNG, JPEG or WebP, at most {bounds.megabytes} MB and {bounds.megapixels} million pixels. It is kept at{' '}
          {bounds.keptPx.toLocaleString('en-GB')} px a side; anything else in the file is left out.
        </p>
        {version !== null && <p className="mt-1 text-ink-2">Points and drawings of the old picture are deleted.</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFile
          label="Choose a picture…"
          said="Picture of the map"
          accept="image/png,image/jpeg,image/webp"
          onChoose={([chosen]) => take(chosen)}
        />
        <span className="min-w-0 truncate text-ink-3">
          {file ? `${file.name}, ${(file.size / 1_000_000).toFixed(1)} MB` : 'or drop one here'}
        </span>
      </div>
      <ActForm
        form={form}
        does="Upload"
        leaves={onLeave && 'Keep the old picture'}
        onLeave={onLeave}
        isWhole={file !== null}
        fields={file ? [text('name', 'What the map is called, for Control', { maxLength: 80 })] : []}
      />
    </section>
  );
}

const tooLarge = ({ size, type }: File, { megabytes }: Props['bounds']): string =>
  `The file has ${Math.ceil(size / 1_000_000)} MB; the most is ${megabytes} MB. ${type.startsWith('image/') ? 'Save it as JPEG, or smaller.' : 'Choose a picture: PNG, JPEG or WebP.'}`;
