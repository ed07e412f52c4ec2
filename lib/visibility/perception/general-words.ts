import type { GeneralChange } from '../news-facts';
import type { PerceivedChange } from './perceived';

/** The plain sentence of a change that no other fact tells. Control writes a better one, or waives it with a reason. */

/** `says`: the sentence. `about`: what it is about, for Control. `isSaid`: the words by which a text says it. */
interface GeneralWords {
  says: string;
  about: string;
  isSaid: RegExp;
}

const news = /\bnews\b/i;

export const generalWords: Record<GeneralChange, GeneralWords> = {
  offTheMap: {
    says: '{who} [has|have] left the field',
    about: 'no longer on the map',
    isSaid: /\bleft\b|\bgone\b|\bwithdr\w+|\boff the map\b|\bno longer\b/i,
  },
  free: {
    says: '{who} [is|are] free again',
    about: 'free again',
    isSaid: /\bfree\w*|\bescap\w+|\breleas\w+|\breturn\w*/i,
  },
  taken: {
    says: '{who} saw enemy troops taken',
    about: 'the enemy who were taken',
    isSaid: /\btaken\b|\bprisoners?\b|\bcaptured?\b|\bsurrender\w*/i,
  },
  pinned: {
    says: '{who} could not move for a time',
    about: 'unable to move',
    isSaid: /\b(?:cannot|could not|unable to) move\b|\bpinned\b|\bstuck\b|\bheld fast\b/i,
  },
  flakSilenced: {
    says: 'The anti-aircraft guns of {who} were silenced',
    about: 'anti-aircraft guns silenced',
    isSaid: /\bsilenced\b|\bcould not fire\b/i,
  },
  inContact: {
    says: '{who} [is|are] in contact with the enemy',
    about: 'in contact with the enemy',
    isSaid: /\bcontact\b|\benem(?:y|ies)\b/i,
  },
  queue: {
    says: '{who} [waits|wait] to cross',
    about: 'in a queue',
    isSaid: /\bwait\w*|\bqueue\w*|\bcross\w*/i,
  },
  crossing: { says: '{who} [has|have] news of a crossing', about: 'a crossing', isSaid: news },
  bridging: { says: '{who} [has|have] news of the work on a bridge', about: 'the work on a bridge', isSaid: news },
  air: { says: 'There is news of the aircraft that were to fly for us', about: 'aircraft for the team', isSaid: news },
  request: { says: 'There is news of what we asked for', about: 'what the team asked for', isSaid: news },
  enemy: { says: '{who} [has|have] news of the enemy close by', about: 'the enemy close by', isSaid: news },
  own: { says: 'There is news of {who}', about: 'something else that befell it', isSaid: news },
};

/** The words for a change that a team perceives in general. A field without words of its own: that there is news. */
export function generalOf({ kind, field, after, who }: PerceivedChange): GeneralChange {
  if (kind === 'request') return 'request';
  if (kind === 'airTask' || who === 'flight') return 'air';
  if (kind === 'bridging') return 'bridging';
  if (kind === 'crossing') return field === 'queue' ? 'queue' : 'crossing';
  if (kind === 'pair' || kind === 'contact') return 'inContact';
  if (kind !== 'unit') return who === 'contact' ? 'enemy' : 'own';
  if (who === 'contact') return field === 'isCaptured' && after === true ? 'taken' : 'enemy';
  if (field === 'isOnMap' && after === false) return 'offTheMap';
  if (field === 'isCaptured' && after === false) return 'free';
  if (field === 'immobilisedIn') return 'pinned';
  return field === 'suppressedIn' ? 'flakSilenced' : 'own';
}
