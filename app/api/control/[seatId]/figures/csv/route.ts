import { fileRoute } from '@/app/seat-route';
import { figuresFile } from '@/lib/desks/control/debrief/figures';
import { controlAtDesk } from '@/lib/session';

/** One table of the figures of the day as a file, as far as the seat may see it. */
export const GET = fileRoute(controlAtDesk, figuresFile);
