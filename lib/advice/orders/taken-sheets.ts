/** Sheets that could be accepted as unchanged, and those that are left, with the reason. */
interface Sheets<Sheet extends { sheetId: string; teamName: string; teamKey: string }> {
  accepts: Sheet[];
  leaves: { teamName: string; teamKey: string; why: string }[];
}

/** Leaves the sheets that somebody else has taken (§4, 1). `holderOf`: his name, by the sheet's id; null: nobody else. */
export function leaveTaken<Sheet extends { sheetId: string; teamName: string; teamKey: string }>(
  { accepts, leaves }: Sheets<Sheet>,
  holderOf: (sheetId: string) => string | null,
): Sheets<Sheet> {
  const left = accepts.flatMap(({ sheetId, teamName, teamKey }) => {
    const holder = holderOf(sheetId);
    return holder === null ? [] : [{ teamName, teamKey, why: `${holder} has taken it` }];
  });
  return { accepts: accepts.filter(({ sheetId }) => holderOf(sheetId) === null), leaves: [...leaves, ...left] };
}
