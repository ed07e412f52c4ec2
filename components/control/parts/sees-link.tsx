import { DeskLink } from './router';

const look = 'inline-flex min-h-press items-center text-small quiet-link';

/** To what this team's seats see. `isNamed`: beside others of its kind. */
export const SeesLink = ({ team, isNamed = false }: { team: { key: string; name: string }; isNamed?: boolean }) => (
  <DeskLink to={`/sees/${team.key}`} aria-label={isNamed ? undefined : `See as they do: ${team.name}`} className={look}>
    {isNamed ? `See as ${team.name}` : 'See as they do'}
  </DeskLink>
);

/** The address of “what does this team know about that?”, with what is not chosen yet left out. `about` is `unit:G147`, `formation:9 SS Pz Div` or `team:9-ss-panzer`. */
export const knowsPath = (team: string | null, about: string | null): string => {
  const asked = new URLSearchParams({ ...(team ? { team } : {}), ...(about ? { about } : {}) });
  return `/knows${asked.size > 0 ? `?${asked}` : ''}`;
};

/** To what is known about this. */
export const KnowsLink = ({ about, name }: { about: string; name: string }) => (
  <DeskLink to={knowsPath(null, about)} aria-label={`Who knows of it? ${name}`} className={look}>
    Who knows of it?
  </DeskLink>
);
