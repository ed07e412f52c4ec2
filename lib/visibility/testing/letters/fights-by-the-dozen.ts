import { account, aim, at, enemy, factsOf, fight, mission, news, own } from './given-facts';
import type { KindOfTurn } from './kinds';
import { allAmerican, eagles } from './people';

/** Turns with so many fights that the letter is an outline. */

const aa = allAmerican;
const e = eagles;
const afternoon = (date = '1944-09-17') => [date, 'afternoon'] as [string, 'afternoon'];

/** Ten fights for one team: an outline. */
const tenth = (
  place: string,
  words: string,
  outcome: Parameters<typeof fight>[0]['outcome'],
  who: Parameters<typeof own>[],
  foe: ReturnType<typeof enemy>,
  more = {},
) => fight({ at: at(place, words), outcome, own: who.map((one) => own(...one)), enemy: foe, ...more });

export const tenFights: KindOfTurn = {
  name: 'Ten fights in one afternoon',
  letters: [
    {
      title: 'The corridor',
      team: '101 Airborne',
      day: afternoon('1944-09-18'),
      voices: ['american', 'plain'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words:
            'Take the bridges at Veghel, St Oedenrode and Son, and this evening Eindhoven with its bridges over the Dommel.',
          places: [
            aim('the road bridge of Son', [45.4, 27.2], 'held', 'blown'),
            aim('Eindhoven', [44.7, 18.8], 'held'),
            aim('the Dommel bridge of St Oedenrode', [43.5, 32.2], 'held', 'safe'),
            aim('the canal road bridge of Veghel', [47.8, 38], 'held', 'safe'),
          ],
        },
        fights: [
          tenth(
            '447 189',
            'at Eindhoven',
            'tookGround',
            [[e.b2506, at('447 189', 'at Eindhoven'), 'strong', 'light']],
            enemy('a company or so', ['infantry', 'flak'], { hasPrisoners: true }),
            { where: 'in the streets of Eindhoven' },
          ),
          tenth(
            '412 268',
            'at Best',
            'thrownBack',
            [[e.b3502, at('425 275', 'just north-east of Best'), 'weak', 'heavy', { movement: 'thrownBack' }]],
            enemy('about two battalions', ['infantry'], { mustName: ['artillery'] }),
          ),
          tenth(
            '405 262',
            'at the road bridge of Best',
            'thrownBack',
            [[e.b2502, at('410 262', 'just south of Best'), 'hurt', 'heavy']],
            enemy('about one battalion', ['infantry', 'anti-tank guns']),
          ),
          tenth(
            '482 371',
            'at the canal road bridge of Veghel',
            'tookGround',
            [[e.b1501, at('482 371', 'at the canal road bridge of Veghel'), 'strong', 'light']],
            enemy('a company or so', ['infantry']),
          ),
          tenth(
            '435 322',
            'at St Oedenrode',
            'sawThemOff',
            [[e.b1502, at('435 322', 'at St Oedenrode'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
          tenth(
            '458 395',
            'at Heeswijk',
            'lostGround',
            [[e.b3501, at('464 388', 'just south-east of Heeswijk'), 'strong', 'light', { movement: 'fellBack' }]],
            enemy('about one battalion', ['infantry']),
          ),
          tenth(
            '496 350',
            'south-east of Veghel',
            'heldOn',
            [[e.b2501, at('495 352', 'south-east of Veghel'), 'strong', 'light']],
            enemy('about half a battalion', ['infantry']),
          ),
          tenth(
            '446 196',
            'just north of Eindhoven',
            'tookGround',
            [[e.b3506, at('446 196', 'just north of Eindhoven'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
          tenth(
            '470 270',
            'just east of Son',
            'locked',
            [[e.b1506, at('465 270', 'just east of Son'), 'strong', 'light']],
            enemy('about half a battalion', ['tanks'], { mustName: ['tanks'] }),
          ),
          tenth(
            '430 300',
            'north-west of Son',
            null,
            [[e.b1327, at('436 290'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
        ],
        news: [
          news('bridging', [e.engineers], {
            isOurs: true,
            spoken: 'the road bridge of Son',
            places: ['Son'],
            at: { x: 45.4, y: 27.2 },
            work: 'goesOn',
            turnsLeft: 1,
            lacks: [],
          }),
          mission({
            mission: 'airCover',
            name: 'Thunderbolts of 9th Air Force',
            where: 'at Best',
            result: 'metNobody',
          }),
        ],
        others: [
          account(e.engineers, at('454 271', 'at the road bridge of Son'), 'small'),
          account(e.hq, at('438 284'), 'small'),
        ],
      }),
    },
    {
      title: 'Both banks of the Waal',
      team: '82 Airborne',
      day: afternoon('1944-09-20'),
      voices: ['plain', 'american'],
      facts: factsOf({
        sender: 'G Ops',
        objective: {
          words: 'Take the Nijmegen bridge, and hold the heights between Groesbeek and Nijmegen.',
          places: [
            aim('the Waal road bridge of Nijmegen', [71.3, 64], 'held', 'safe'),
            aim('the Groesbeek heights', [75, 57], 'contested'),
          ],
        },
        fights: [
          tenth(
            '713 640',
            'at the Waal road bridge of Nijmegen',
            'tookGround',
            [
              [aa.b3504, at('713 644', 'at the Waal road bridge of Nijmegen'), 'weak', 'heavy'],
              [aa.b1504, at('709 645', 'just north-west of Nijmegen'), 'hurt', 'heavy'],
            ],
            enemy('about one battalion', ['Panzergrenadiers'], {
              mustName: ['artillery'],
              identities: ['10 SS Pz Div'],
              hasPrisoners: true,
            }),
            { support: ['artillery'] },
          ),
          tenth(
            '763 552',
            'at Groesbeek',
            'heldOn',
            [[aa.b3505, at('763 552', 'at Groesbeek'), 'hurt', 'light']],
            enemy('about two battalions', ['infantry', 'parachute troops'], { mustName: ['artillery'] }),
          ),
          tenth(
            '780 575',
            'east of Groesbeek',
            'lostGround',
            [[aa.b2508, at('765 572', 'north-east of Groesbeek'), 'weak', 'heavy', { movement: 'fellBack' }]],
            enemy('about one battalion', ['parachute troops']),
          ),
          tenth(
            '735 520',
            'at Mook',
            'wereOverrun',
            [[aa.b1505, at('730 532', 'just north of Mook'), 'breaking', 'heavy', { movement: 'fellBack' }]],
            enemy('about two battalions', ['parachute troops'], { mustName: ['artillery'] }),
          ),
          tenth(
            '770 600',
            'at Beek',
            'sawThemOff',
            [[aa.b3508, at('770 600', 'at Beek'), 'strong', 'light']],
            enemy('about half a battalion', ['infantry']),
          ),
          tenth(
            '690 554',
            'at the lock bridge of Heumen',
            'sawThemOff',
            [[aa.b2504, at('690 556', 'at the lock bridge of Heumen'), 'fresh', 'none']],
            enemy('a company or so', ['infantry']),
          ),
        ],
        others: [
          account(aa.b2505, at('709 631', 'at Nijmegen'), 'hurt'),
          account(aa.guns, at('742 571'), 'complete'),
          account(aa.hq, at('742 571'), 'small'),
          account(aa.b1508, at('738 595'), 'strong'),
        ],
      }),
    },
  ],
};
