import { shownOf } from '@/lib/sides';
import { type Issued, issue } from '../issued';
import type { DeskLook } from '../player/desk';
import type {
  IssuedLinkRow,
  MapPictureRow,
  PictureTransform,
  PrintedFeature,
  PrintedMap,
  PrintedMapRow,
  PublicClockRow,
  TeamDeskRow,
} from '../rows';
import type { TruthClock, TruthLink, TruthTeam } from '../truth';
import type { Source } from '../viewer';

/** A team's desk: its name, its side and how that looks. The cursor is opaque and drawn again. */
export const issueDesk = (team: TruthTeam, source: Source): Issued<TeamDeskRow> =>
  issue<TeamDeskRow>({
    id: team.teamId,
    gameId: team.gameId,
    name: team.name,
    side: team.side,
    sideTitle: team.sideTitle,
    command: team.command,
    look: lookOf(team),
    cursor: source.id(),
  });

/** The names and colours of both sides, its own letter, and the nations of its own side, field by field. */
function lookOf({ side, sides, turnLength }: TruthTeam): DeskLook {
  const { names, colours, nations } = shownOf(sides, side);
  return {
    names: { allied: names.allied, german: names.german },
    colours: { allied: colours.allied, german: colours.german },
    letter: sides.sides[side].letter,
    turnLength,
    nations: nations.map(({ key, name, bar }) => ({ key, name, bar, sides: [side] })),
  };
}

/** The HQs a team can reach, and how. */
export const issueLinks = (team: TruthTeam, links: readonly TruthLink[], source: Source): Issued<IssuedLinkRow>[] =>
  links.map(({ toTeamId, toName, means }) =>
    issue<IssuedLinkRow>({ id: source.id(), gameId: team.gameId, teamId: team.teamId, toTeamId, toName, means }),
  );

/** The clock everyone sees: the phase ends when its budget is used up (§4). */
export const issueClock = (clock: TruthClock): Issued<PublicClockRow> =>
  issue<PublicClockRow>({
    gameId: clock.gameId,
    title: clock.title,
    turn: clock.turn.number,
    date: new Date(`${clock.turn.date}T00:00:00Z`),
    daypart: clock.turn.daypart,
    phase: clock.phase,
    phaseStartedAt: clock.phaseStartedAt,
    phaseEndsAt: new Date(clock.phaseStartedAt.getTime() + clock.budgetMinutes * 60_000),
    isBegun: clock.isBegun,
    isEnded: clock.isEnded,
    network: clock.network,
    address: clock.address,
    pausedAt: clock.pausedAt,
    allowsRest: clock.allowsRest,
    isLast: clock.isLast,
  });

/** A map of the scenario: features may lack what they do not need. */
type MapTruth = Omit<PrintedMap, 'features'> & {
  features: readonly (Pick<PrintedFeature, 'layer' | 'name'> & {
    [K in keyof PrintedFeature]?: PrintedFeature[K] | null;
  })[];
};

/** The printed map, the same for all: what is drawn, and nothing the scenario notes beside it. */
export const issueMap = (
  gameId: string,
  { title, credit, frame, bookmarks = [], baseMap, features }: MapTruth,
): Issued<PrintedMapRow> =>
  issue<PrintedMapRow>({
    gameId,
    sheet: {
      title,
      credit,
      frame: { minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY },
      bookmarks: bookmarks.map(({ name, minX, minY, maxX, maxY }) => ({ name, minX, minY, maxX, maxY })),
      baseMap: baseMap ?? null,
      features: features.map((feature) => ({
        layer: feature.layer,
        name: feature.name,
        kind: feature.kind ?? null,
        isMajor: feature.isMajor ?? false,
        tier: feature.tier ?? null,
        point: feature.point ?? null,
        lines: feature.lines ?? [],
        rings: feature.rings ?? [],
      })),
    },
  });

/** The host's own map, the same for all: its picture, and how it lies on the ground. What it is called and who tied it stay with Control. */
export const issueMapPicture = (
  gameId: string,
  { type, widthPx, heightPx, picture }: Pick<MapPictureRow, 'type' | 'widthPx' | 'heightPx' | 'picture'>,
  { a, b, c, d, e, f }: Omit<PictureTransform, 'version' | 'widthPx' | 'heightPx'>,
  source: Source,
): Issued<MapPictureRow> =>
  issue<MapPictureRow>({
    gameId,
    type,
    widthPx,
    heightPx,
    picture,
    transform: { version: source.id(), widthPx, heightPx, a, b, c, d, e, f },
  });
