import { isList } from '../format/canonical-json.js';
import { isTextOfEvent, sha256OfText, type Text, textHashesIn, withTexts } from '../format/texts.js';
import { counted, type Findings, named } from '../report/report.js';
import type { DossierFiles } from './dossier-files.js';
import type { EventWithLeaf } from './events-of-booking.js';

/**
 * Holds the texts in texts.json against the hashes in the events, and returns the events with them. A text that is missing was
 * erased or left out, which breaks nothing.
 */
export function checkTexts(
  dossier: DossierFiles,
  events: readonly EventWithLeaf[],
  findings: Findings,
): readonly EventWithLeaf[] {
  const given = dossier.object('texts.json')?.['texts'] ?? [];
  const texts = isList(given) ? given.filter(isTextOfEvent) : [];
  if (!isList(given) || texts.length < given.length)
    findings.broken('texts', 'texts.json contains something else than texts of events.');
  const hashes = new Map(events.map(({ event }) => [event.id, textHashesIn(event.data)]));
  const wrong = texts.find((text) => hashes.get(text.event)?.get(text.path) !== sha256OfText(text));
  const place = wrong && events.find(({ event }) => event.id === wrong.event)?.event;
  if (wrong)
    findings.broken(
      'texts',
      `A text of ${place ? named(place) : 'no event here'} does not have the hash in the event.`,
      place,
    );
  else if (texts.length > 0)
    findings.holds('texts', `${counted(texts.length, 'text')} match the hashes in the events.`);
  const missing = [...hashes.values()].reduce((sum, { size }) => sum + size, 0) - texts.length;
  if (missing > 0)
    findings.note('texts', `${counted(missing, 'text')} were erased or left out. The hashes stay in the events.`);
  return events.map((each) => ({
    ...each,
    event: { ...each.event, data: withTexts(each.event.data, ofEvent(each, texts)) },
  }));
}

const ofEvent = ({ event }: EventWithLeaf, texts: readonly Text[]): ReadonlyMap<string, string> =>
  new Map(texts.filter((text) => text.event === event.id).map(({ path, text }) => [path, text]));
