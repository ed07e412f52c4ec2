/** What a contact can be told as: the same words for one that was seen and one that was not. */

export { contactLabel, kindsFromAbove, type Size, sizes, sizeWords } from '@/lib/visibility/sightings/recce-report';
export { fromTheAir } from '@/lib/visibility/sightings/sightings';
