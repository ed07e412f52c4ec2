import { z } from 'zod';

const face = z.number().int('shows a whole number').min(1, 'a die shows 1 to 6').max(6, 'a die shows 1 to 6');

/** The umpire's own dice as they fell, exactly those asked for. null: the server rolls. */
export const facesForm = z.array(face).max(500).nullable();
