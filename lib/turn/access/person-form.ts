import { writtenText } from '@/lib/forms';

/** The name of whoever is to sit on a seat. Control alone reads it. */
export const personName = writtenText(60).trim();
