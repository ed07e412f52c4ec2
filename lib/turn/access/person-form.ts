import { writtenText } from '@/lib/visibility/forms/order-writes';

/** The name of whoever is to sit on a seat. Control alone reads it. */
export const personName = writtenText(60).trim();
