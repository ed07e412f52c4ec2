import type { ThumbName } from '../thumbs';

/**
 * The ways in which staffs write a row: how it begins, and what may be added. `{goal}` is the place, `{who}` the unit that
 * leads, `{by}` the way there, `{guns}` the guns that fire for it; a beginning or an addition that needs what a row has not is left out.
 */
interface Ways {
  heads: readonly string[];
  tails: readonly string[];
}

const attack: Ways = {
  heads: [
    'Attack {goal}.',
    'Attack and take {goal}.',
    'Take {goal}, and stay on it.',
    'Assault {goal}, two companies up.',
    'Atk {goal} now that everybody is ready.',
    'We go for {goal}.',
    '{who} leads the attack on {goal}.',
    'Clear {goal} of the enemy.',
    'Drive them out of {goal}.',
    'Capture {goal} and dig in there at once.',
    'Put in a proper attack on {goal}.',
    'Your objective is {goal}: take it.',
    'Push on into {goal} behind the guns.',
    'Seize {goal} from whoever is in it.',
  ],
  tails: [
    'No stopping half way.',
    'Go round the flank if the front is too strong.',
    'Report as soon as you are there.',
    '{guns} fires in support.',
    'Ask {guns} for smoke on the approach.',
    'Keep a company back in case they hit you.',
    'Consolidate afterwards and expect them to come back.',
    'Keep your losses down if you can.',
    'Prisoners please, we want to know who they are.',
    'House by house where it is built up.',
    'Do not chase them further.',
  ],
};

const march: Ways = {
  heads: [
    'March to {goal}.',
    'Move to {goal} {by}.',
    'Go to {goal} {by} at best speed.',
    'Get to {goal} this turn if the road allows.',
    'By road to {goal}.',
    'Column of march to {goal}, {who} in front.',
    'Close on {goal} {by}.',
    'Come up to {goal}.',
    'Proceed {by} to {goal}.',
    'Next stop {goal}.',
    'We want you at {goal}.',
    '{who} moves to {goal}.',
    'Drive to {goal}, do not stop on the way.',
    'On to {goal} {by}.',
  ],
  tails: [
    'Keep the road clear for others.',
    'Get off the road when you are there.',
    'Halt if you meet anything and tell us.',
    'Await orders there.',
    'No lights, no noise.',
    'Keep closed up.',
    'Stragglers follow on.',
    'Let us know when the last vehicle is in.',
    'Traffic police out in front.',
    'Rest an hour on arrival.',
  ],
};

const closeUp: Ways = {
  heads: [
    'Advance to {goal}.',
    'Work forward to {goal} {by}.',
    'Close up to {goal} and get ready to attack.',
    'Move up to {goal}, ready to fight.',
    'Go forward to {goal}, scouts well out.',
    'Bring the battalion up to {goal}.',
    'Get up to {goal} {by}.',
    'Advance on {goal} in battle order.',
    'Step by step to {goal}.',
    'Towards {goal}, eyes open.',
    '{who} goes first to {goal}.',
    'Push up to {goal} but do not attack yet.',
  ],
  tails: [
    'If you bump them, stop and report.',
    'Do not get drawn into a fight on the way.',
    'Use what cover there is.',
    'Tell us what you see.',
    'Attack comes next turn.',
    'Keep touch with your neighbours.',
    'Weapons ready all the way.',
    'No heroics today.',
  ],
};

const hold: Ways = {
  heads: [
    'Hold where you are.',
    'Stay where you are and dig in.',
    'Hold the position.',
    'Keep what we have.',
    'Dig in and wait for them.',
    'Defend your present line.',
    'Hold. Good fields of fire, mines in front.',
    'No change: hold.',
    'Sit tight.',
    'Remain in position and keep watch.',
    'Hold on, nobody goes forward.',
    'Improve the positions and hold them.',
  ],
  tails: [
    'Patrols by night only.',
    'One company in reserve.',
    'Expect them soon.',
    'Call for the guns if they come.',
    '{guns} is on call.',
    'Tell us at once of any tanks.',
    'Get the men some sleep in turns.',
    'Wire and mines as they come up.',
    'Save ammunition.',
  ],
};

const makeReady: Ways = {
  heads: [
    'Prepare to attack {goal}.',
    'Get ready for {goal}, we go next turn.',
    'Make ready for the attack on {goal}.',
    'Prepare. {goal} is the next objective.',
    'Look at the ground before {goal} and prepare.',
    'Ammunition, orders, guides: prepare for {goal}.',
    'Prepare the assault on {goal} with the gunners.',
    'Bring everybody up and prepare for {goal}.',
    'Plan {goal} properly this time.',
    'Prepare well, then {goal}.',
  ],
  tails: [
    'Patrol forward meanwhile.',
    'Nobody goes before the word is given.',
    'Hot food for everybody.',
    'Talk to the gunners about targets.',
    'Stay out of sight.',
    'Tell us if you need longer.',
    'Spare no shells when it begins.',
  ],
};

const standBy: Ways = {
  heads: [
    'You are the reserve.',
    'In reserve, ready to go either way.',
    'Stand by where you are.',
    'Stay in reserve and prepare.',
    'Reserve. Prepare to counter-attack.',
    'Keep ready, we may need you in a hurry.',
    'Prepare where you are.',
    'Wait in reserve for the word.',
    'At an hour’s notice.',
  ],
  tails: [
    'Look over the roads forward.',
    'Keep off the main road.',
    'Refuel and sleep.',
    'Liaison officer to us, please.',
    'Make up your stores.',
    'Engines warm.',
    'Nobody moves without our word.',
  ],
};

const patrol: Ways = {
  heads: [
    'Find out who is at {goal}.',
    'Patrol to {goal}.',
    'Look at {goal} and come back with something.',
    'Feel forward to {goal} {by}.',
    'Reconnoitre towards {goal}.',
    'Recce {goal}.',
    'Probe to {goal} until you meet them.',
    'What is going on at {goal}? Go and see.',
    'Screen out to {goal}.',
    'Scout {goal} carefully.',
    '{who} has a look at {goal}.',
  ],
  tails: [
    'Do not get stuck in.',
    'How many, what, and whose?',
    'A prisoner would help.',
    'Report tanks at once.',
    'Look for gaps.',
    'Check any bridge on the way.',
    'Out and back, no fighting.',
    'Stay in touch by radio.',
  ],
};

const rest: Ways = {
  heads: [
    'Rest and refit.',
    'Out of the line for a rest.',
    'You have done enough: rest.',
    'Rest where you are.',
    'Sleep, eat, reorganise.',
    'Take a rest and count heads.',
  ],
  tails: [
    'Replacements are asked for.',
    'Keep pickets out.',
    'Nobody will ask anything of you.',
    'Mend what can be mended.',
  ],
};

const stop: Ways = {
  heads: [
    'Hold where you are, you are too weak to attack.',
    'Stop there and hold.',
    'Go over to the defence.',
    'Hold with what is left.',
    'Stay put and reorganise.',
    'No more attacks for now: hold.',
    'Hang on as you are.',
  ],
  tails: [
    'Others will take over.',
    'Get your wounded back.',
    'Call for the guns early.',
    'Shorten your front if you must.',
  ],
};

const lastStand: Ways = {
  heads: [
    'Hold to the last.',
    'Stand fast, nobody goes back.',
    'Hold at all costs.',
    'This place is not given up.',
    'Stay and hold, whatever comes.',
    'Hold every house.',
    'Not a step back.',
  ],
  tails: [
    'Help is on its way.',
    'Save your anti-tank rounds.',
    'The guns know where you are.',
    'Everybody who can hold a rifle.',
    'Ration water and ammunition.',
  ],
};

const fire: Ways = {
  heads: [
    'In action where you are.',
    'Guns stay and fire.',
    'Support the infantry from here.',
    'Fire as you are asked.',
    'Remain in present gun lines.',
    'On call all turn.',
    'Stay in position and support.',
    'Defensive fire as arranged.',
    'Keep firing, do not move.',
  ],
  tails: [
    'Observers forward.',
    'Watch the ammunition.',
    'Counter-battery when quiet.',
    'Change pits after dark.',
    'Ask before firing near the town.',
  ],
};

const displace: Ways = {
  heads: [
    'Guns forward towards {goal}.',
    'Displace to {goal} {by}.',
    'Move up to {goal}.',
    'Bring the guns up to {goal}.',
    'New gun area near {goal}.',
    'Limber up and go to {goal}.',
    '{who} to {goal}.',
    'Close up to {goal} by road.',
  ],
  tails: [
    'In action on arrival.',
    'One troop stays in action till the rest is there.',
    'Keep off the main axis.',
    'Reconnaissance parties ahead.',
    'Stay out of mortar range.',
  ],
};

const command: Ways = {
  heads: [
    'Stay where we are.',
    'No move.',
    'HQ stays.',
    'Remain here and command.',
    'Here we stay.',
    'Command post stays where it is.',
    'As before.',
  ],
  tails: [
    'Signals to check all lines.',
    'Guard the place.',
    'Maps up to date, please.',
    'Liaison officers out.',
    'Shift work for the clerks.',
  ],
};

const followUp: Ways = {
  heads: [
    'HQ moves up to {goal}.',
    'Command post forward to {goal}.',
    'Follow on to {goal}.',
    'We set up again near {goal}.',
    'Move to {goal} {by}.',
    'Pack up and go to {goal}.',
    'Come on to {goal}.',
  ],
  tails: [
    'Radio silence till there.',
    'Rear link stays on the air.',
    'By road, behind the fighting troops.',
    'Billeting party ahead.',
  ],
};

export const ways: Record<ThumbName, Ways> = {
  attack,
  seize: attack,
  march,
  closeUp,
  hold,
  makeReady,
  standBy,
  patrol,
  rest,
  stop,
  lastStand,
  fire,
  displace,
  command,
  followUp,
};
