import type { ReportFacts } from '../facts';

/** One thing told in a briefing: what it is about, and its paragraphs. An opening has no title. */
export interface BriefingPart {
  title: string;
  paragraphs: string[];
}

/** A title stands alone: one line in capitals, or a grid reference. */
const isTitle = (paragraph: string): boolean =>
  /^(?:[^\p{Ll}\n.!?]*\p{Lu}{2}[^\p{Ll}\n.!?]*|\d{3} ?\d{3})$/u.test(paragraph.trim());

/** The parts of a report's text, by its titles. */
function partsOf(body: string): BriefingPart[] {
  const parts: BriefingPart[] = [];
  for (const paragraph of body.split(/\n{2,}/).map((text) => text.trim())) {
    if (paragraph === '') continue;
    if (isTitle(paragraph)) parts.push({ title: paragraph, paragraphs: [] });
    else if (parts.length === 0) parts.push({ title: '', paragraphs: [paragraph] });
    else parts.at(-1)!.paragraphs.push(paragraph);
  }
  return parts;
}

/**
 * All that a team is told of a turn as one briefing, in the order a commander wants to hear it: what was mistaken before;
 * his fights, the heaviest first; the enemy met by probes and patrols; moves and arrivals; what was seen from the air and
 * by others; and last what was heard of his requests. The report’s own order stands, as Control has written it; what
 * was seen goes before the requests.
 */
export function briefingOf(
  report: { body: string; requests: ReportFacts['requests'] } | null,
  sightings: readonly { source: string; body: string }[],
): BriefingPart[] {
  const parts = report ? partsOf(report.body) : [];
  const isOfRequests = (text: string): boolean =>
    (report?.requests ?? []).some(({ what }) => what !== '' && text.includes(what));
  const requests = parts.flatMap(({ paragraphs }) => paragraphs.filter(isOfRequests));
  const told = parts
    .map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.filter((text) => !isOfRequests(text)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const seen = sightings.map(({ source, body }) => ({
    title: `SEEN: ${source.toUpperCase()}`,
    paragraphs: body.split(/\n+/).filter((text) => text.trim() !== ''),
  }));
  return [...told, ...seen, ...(requests.length > 0 ? [{ title: 'REQUESTS', paragraphs: requests }] : [])];
}
