import type { Place } from '@/lib/geometry';
import type { Refusal } from '@/lib/result';
import type { AirDesk } from '@/lib/turn/control-desk/air/air';
import type { AirForm } from '../air-words';

/** Why the air order or the area on the form was refused, and at which field; null: it was not. */
export type Fault = Pick<Refusal, 'field' | 'message' | 'rule'> | null;

/** What the form of an air order gives its parts. */
export interface AirFormProps {
  desk: AirDesk;
  form: AirForm;
  fault: Fault;
  near: Place;
  onForm: (form: AirForm) => void;
}
