'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { type FieldProps, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CaseAbout } from '@/lib/advice/cases/case-record';
import type { RulesDesk } from '@/lib/turn/control-desk/fight/rules';
import { type Leaf, leafAt, type Tree } from './case-tree';

/** The form of a case while it is written. */
export interface Writing {
  desk: RulesDesk;
  put: Tree;
  about: CaseAbout;
  /** undefined takes it away. */
  set: (path: string, leaf: Leaf | undefined) => void;
  /** Several at once. */
  setAll: (leaves: Record<string, Leaf | undefined>, about?: CaseAbout) => void;
  /** What is wrong with a field, in words; null: nothing that should be said yet. */
  problem: (path: string) => string | null;
}

const WritingContext = createContext<Writing | null>(null);
export const WritingProvider = WritingContext.Provider;

/** Throws outside the form of a case. */
export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('not inside the form of a case');
  return writing;
}

/** Inside a row: the id of the line below it that says what is wrong. */
const RowContext = createContext<string | null>(null);
export const RowProvider = RowContext.Provider;

interface At {
  path: string;
  label: string;
  isLabelHidden?: boolean;
}

/** How a field is filled in: a figure, words, a fact to tick, or one of a list. */
export type Widget = 'figure' | 'words' | 'tick' | readonly { id: string; label: string }[];

/** How a field says what is wrong: under itself, or under its row. */
function useSaid(path: string): Pick<FieldProps, 'error' | 'errorAt'> {
  const { problem } = useWriting();
  const row = useContext(RowContext);
  const said = problem(path);
  return row ? { errorAt: said ? row : null } : { error: said };
}

const small = 'min-h-handle-small';

/** Words or a figure, at a path of the case. */
export function Words({
  path,
  isFigure,
  list,
  placeholder,
  ...field
}: At & { isFigure?: boolean; list?: string; placeholder?: string }) {
  const { put, set } = useWriting();
  return (
    <TextField
      {...field}
      {...useSaid(path)}
      value={(leafAt(put, path) as string | undefined) ?? ''}
      inputMode={isFigure ? 'decimal' : undefined}
      list={list}
      placeholder={placeholder}
      maxLength={isFigure ? 12 : 300}
      onChange={(event) => set(path, event.target.value)}
      className={`${small} ${isFigure ? 'px-1.5 text-right' : ''}`}
    />
  );
}

export const Figure = (at: At & { placeholder?: string }) => <Words {...at} isFigure />;

/** One word of a list, at a path of the case. */
export function Pick({ path, choices, ...field }: At & { choices: readonly { id: string; label: string }[] }) {
  const { put, set } = useWriting();
  return (
    <Select
      {...field}
      {...useSaid(path)}
      choices={choices}
      value={(leafAt(put, path) as string | undefined) ?? choices[0]!.id}
      onPick={(id) => set(path, id)}
      className={`${small} px-1.5!`}
    />
  );
}

/** A fact, at a path of the case. */
export function Tick({ path, label, isLabelHidden }: Omit<At, 'label'> & { label: ReactNode }) {
  const { put, set } = useWriting();
  return (
    <Checkbox
      label={isLabelHidden ? <span className="sr-only">{label}</span> : label}
      isTicked={leafAt(put, path) === true}
      onTick={(isTicked) => set(path, isTicked)}
    />
  );
}

/** A field by its widget. */
export function CaseField({ as, ...at }: At & { as: Widget }) {
  if (as === 'tick') return <Tick {...at} />;
  return typeof as === 'string' ? <Words {...at} isFigure={as === 'figure'} /> : <Pick {...at} choices={as} />;
}

/** One word held or not in a list of words, at a path of the case. */
export function TickIn({ path, word, label }: { path: string; word: string; label: ReactNode }) {
  const { put, set } = useWriting();
  const held = (leafAt(put, path) as string[] | undefined) ?? [];
  return (
    <Checkbox
      label={label}
      isTicked={held.includes(word)}
      onTick={(isTicked) => set(path, isTicked ? [...held, word] : held.filter((other) => other !== word))}
    />
  );
}
