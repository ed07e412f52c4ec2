import { namedVersions, draftVersions as storedVersions } from '@/lib/db/scenarios/draft-versions';
import { draftById } from '@/lib/db/scenarios/drafts';
import type { InGame } from '@/lib/turn/kernel/seat';
import { namedAtMost } from '@/lib/turn/scenarios/name-version';

/** A draft after one of its edits. */
export interface DraftVersion {
  number: number;
  /** The edit in words. */
  what: string;
  /** The name by its designer; null: it has none. */
  name: string | null;
  /** ISO. */
  madeAt: string;
}

/** The versions of a draft, a page of them. */
export interface VersionsDesk {
  draftId: string;
  draftName: string;
  /** When it was begun, ISO: that is its version 0. */
  begunAt: string;
  /** The number of the newest. */
  version: number;
  named: DraftVersion[];
  /** The newest first. */
  page: DraftVersion[];
  /** The next page has those before this number; null: there are none. */
  older: number | null;
}

/** So many stand on a page. */
const versionsOnAPage = 50;

/** The versions of a draft on the scenario desk; null: there is no such draft. `before`: those older than this number; null: the newest. */
export async function draftVersions(
  { gameId }: InGame,
  draftId: string,
  before: number | null,
): Promise<VersionsDesk | null> {
  const draft = await draftById(gameId, draftId);
  if (!draft) return null;
  const [named, page] = await Promise.all([
    namedVersions(draftId, namedAtMost),
    storedVersions(draftId, before ?? draft.version + 1, versionsOnAPage),
  ]);
  const last = page.at(-1)?.number ?? 0;
  const sent = (versions: typeof page): DraftVersion[] =>
    versions.map(({ madeAt, ...rest }) => ({ ...rest, madeAt: madeAt.toISOString() }));
  return {
    draftId,
    draftName: draft.name,
    begunAt: draft.madeAt.toISOString(),
    version: draft.version,
    named: sent(named),
    page: sent(page),
    older: last > 1 ? last : null,
  };
}
