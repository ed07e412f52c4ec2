import type { Pool } from './choose-wording';

/** The sentence patterns for moves, arrivals, requests, and a quiet turn. Slots as for the own side. */

export const moveFinished: Pool = {
  openings: [
    '',
    'As ordered',
    'On the march',
    'By road and track',
    'Of the moves ordered',
    'Without more to tell',
    'Elsewhere',
    'Among other movements',
  ],
  cores: [
    '{units} reached {where}{why}',
    '{units} {is} now at {where}{why}',
    '{units} {has} completed the move to {where}{why}',
    '{units} closed up at {where}{why}',
    '{units} came in at {where}{why}',
    '{units} {has} moved and {is} at {where}{why}',
    'the move of {units} ended at {where}{why}',
  ],
};

export const moveStopped: Pool = {
  openings: [
    '',
    'Short of the mark',
    'On the way',
    'Not as planned',
    'On the march',
    'Against expectation',
    'With the way ahead barred',
    'For the present',
  ],
  cores: [
    '{units} stopped at {where}{why}',
    '{units} {was} brought to a halt at {where}{why}',
    '{units} got no further than {where}{why}',
    '{units} {is} held up at {where}{why}',
    '{units} had to halt at {where}{why}',
    '{units} {is} stuck at {where}{why}',
    'the move of {units} came to a stop at {where}{why}',
  ],
};

export const arrival: Pool = {
  openings: ['', 'As expected', 'New in the area', 'Fresh troops', 'Also to report'],
  cores: [
    '{units} {has} arrived at {where}',
    '{units} came up and {is} at {where}',
    '{units} {has} come under command at {where}',
    '{units} {has} joined us at {where}',
    '{units} reported in at {where}',
    '{units} {is} newly in at {where}',
  ],
};

/** A probe of the enemy's, as the probed notice it (OC-73): that patrols were about, and from which side. */
export const patrols: Pool = {
  openings: [
    '',
    'Along the front',
    'In front of our positions',
    'As sentries report',
    'Through these hours',
    'By all signs',
  ],
  cores: [
    'enemy patrols came up to {units} from the {from}, looked, and drew off',
    '{units} {was} felt out by patrols from the {from}',
    'patrols were about in front of {units}, to the {from}',
    'patrols from the {from} were seen and heard before {units}',
    'the enemy sent patrols against {units} from the {from}',
    '{units} saw off inquisitive patrols from the {from}',
  ],
};

const asked = ['', 'You asked', 'As to your request', 'On what was asked', 'In answer'];

export const heard: Pool = {
  openings: ['', 'As to what you asked', 'On your requests', 'In answer to you', 'On another matter', 'Further'],
  cores: [
    '{what}: {heard}',
    'about {what}, this was heard: {heard}',
    'of {what} we can say: {heard}',
    'the word on {what} is: {heard}',
    'regarding {what}, {heard}',
    'with regard to {what}: {heard}',
  ],
};

export const unheard: Pool = {
  openings: asked,
  cores: [
    'nothing has been heard yet of {what}',
    'there is no answer so far about {what}',
    '{what}: no word yet',
    'we are still waiting to hear of {what}',
    'no reply has come about {what}',
    'of {what} there is still no news',
  ],
};

export const quiet: Pool = {
  openings: ['', 'For this period', 'From first to last', 'On the whole front', 'In our sector'],
  cores: [
    'all quiet, and every unit where it was last reported',
    'all quiet; there is nothing to report',
    'all quiet, and no news of the enemy',
    'all quiet, and the troops are making use of it',
    'all quiet; patrols found nothing new',
  ],
};
