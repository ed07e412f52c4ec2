import { type CallBy, canVibrate, type useCall } from './use-call';
import { WayChoice } from './way-choice';

const choices = [
  { id: 'off', label: 'Off' },
  { id: 'on', label: 'On' },
] as const;

/** By what somebody wants to be called, among their own ways. `when` follows the word: when a signal comes in. */
export function CallChoice({ call: { isOn, turn }, when }: { call: ReturnType<typeof useCall>; when: string }) {
  const strip = (by: CallBy, label: string, words: string) => (
    <WayChoice
      words={words}
      label={label}
      choices={choices}
      value={isOn[by] ? 'on' : 'off'}
      onPick={(picked) => turn(by, picked === 'on')}
    />
  );
  return (
    <>
      {strip('bell', 'Bell', `A bell ${when}`)}
      {canVibrate() && strip('vibration', 'Vibration', `This device vibrates ${when}, while the page is in sight`)}
    </>
  );
}
