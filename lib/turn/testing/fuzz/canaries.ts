import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { namesOfKind } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';

/**
 * Words that tell by themselves who wrote them, with which verb and into which field: found on a desk, they say how they came
 * there.
 */
export const canary = (who: string, verb: string, field: string): string => `zz.${who}.${verb}.${field}.zz`;

/** The columns of an order sheet that hold text. */
const orderTexts = new RegExp(`^(${namesOfKind(orderColumns, 'text', 'reference', 'point').join('|')})$`);

/** The fields that Control writes for players to read, by verb: nothing else of Control's may be on a desk. */
const issuedFields: Record<string, RegExp> = {
  'issue-notice': /^text$/,
  'move-unit': /^moveNote$/,
  'nudge-team': /^text$/,
  'nudge-late': /^text$/,
  'query-order-line': /^text$/,
  'note-for-team': /^text$/,
  'settle-telephone-note': /^text$/,
  'deliver-message': /^(otherWords|gameTime)$/,
  'delay-message': /^gameTime$/,
  'write-message': /^(sender|text|gameTime)$/,
  'ask-decision': /^(question|options)$/,
  'save-report': /^body$/,
  'draft-sighting': /^source$/,
  'save-sighting': /^(source|body|label|direction)$/,
  'enter-order-sheet': orderTexts,
  'raise-unit': /^(name|shortName|formation|brigade|entry)$/,
  'create-seat': /^label$/,
};

/** The fields that go from team to team, once Control has carried them: a message, a copy of a sheet. */
const carriedFields: Record<string, RegExp> = {
  'send-message': /^text$/,
  'save-draft': orderTexts,
  'submit-order-sheet': orderTexts,
};

/** The canaries in what lies on a team's desk that have no business there. */
export function strayCanaries(teamKey: string, desk: string): string[] {
  const found = new Set(desk.match(/zz\.[\w-]+\.[\w-]+\.\w+\.zz/g) ?? []);
  return [...found].filter((one) => {
    const [, who, verb, field] = one.split('.') as [string, string, string, string];
    if (who === teamKey) return !Object.hasOwn(playerVerbs, verb);
    const may = (who === 'control' ? issuedFields : carriedFields)[verb];
    return !may?.test(field);
  });
}
