import { fileRoute } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';
import { homeFile } from '@/lib/turn/control-desk/record/home-file';

/** The battle as one page to take home: `team` as one team was told it, without it the truth. */
export const GET = fileRoute(controlAtDesk, homeFile, 'team');
