import { z } from 'zod';
import { readProfile } from '../status';

/** Fields that more than one kind of case has. */

export const share = z.number().min(0).max(1);
export const km = z.number().min(0);
/** Points of size or capacity, §7; a part of a point may be left. */
export const points = z.number().min(0);
export const count = z.int().min(0);
export const id = z.string().min(1);

/** Counter notation as a schema can say it; that no level is above the one before it, only the reader sees. */
const level = '(10|[0-9]|\\(\\s*(10|[0-9])\\s*\\))';
const levels = `${level}(\\s*[-–]\\s*${level})*`;

export const profile = z
  .string()
  .superRefine((notation, context) => {
    const reading = readProfile(notation);
    if (!reading.ok) context.addIssue({ code: 'custom', message: reading.message });
  })
  .meta({
    description:
      'Counter notation: 5-3-2-1-0, [5-3-2-1-0] for a support unit, (2)-(1)-0 for levels that count in defence only.',
    pattern: `^\\s*(${levels}|\\[\\s*${levels}\\s*\\])\\s*$`,
  });
export const countFromOne = z.int().min(1);
