/** The ways to tell a contact: the same words for one that was seen and one that was not. */

export { contactLabel, kindsFromAbove, type Size, sizes, sizeWords } from '@/lib/visibility/sightings/recce-report';
