import type { KeptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import { inZone, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../../booking/booking.events.js';
import type { StoredEvent } from '../../../platform/seal/canonical-event.js';
import type { Head } from '../../../platform/seal/head.js';
import type { CoverLabel, CoverWords } from './cover-words.js';
import { factsOf } from './facts-of-event.js';
import { escaped, factTable, STYLE } from './markup.js';
import { wordsInEnglish } from './words-in-english.js';
import { wordsInHebrew } from './words-in-hebrew.js';

/** An event of the booking, and who did it, as they are called now. */
export interface ToldEvent {
  readonly event: BookingEvent & Pick<StoredEvent, 'id' | 'position' | 'recordedAt'>;
  readonly actor: (words: CoverWords) => string;
}

export interface Cover {
  readonly bookingId: string;
  readonly organizationName: string;
  readonly zone: Zone;
  readonly createdAt: Instant;
  readonly responder: (words: CoverWords) => string;
  readonly vehicleName: string | null;
  readonly events: readonly ToldEvent[];
  readonly document: KeptDocument | null;
  readonly head: Head;
}

/** A page for people, in English and in Hebrew, to read and to print. It needs nothing from elsewhere and runs nothing. */
export const coverPage = (cover: Cover): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${wordsInEnglish.title} · ${cover.organizationName}`)}</title>
<style>${STYLE}
</style>
<body>
${[wordsInEnglish, wordsInHebrew].map((words) => inLanguage(cover, words)).join('\n')}
</body>
</html>
`;

function inLanguage(cover: Cover, words: CoverWords): string {
  const local = (at: Instant) => inZone(at, cover.zone).setLocale(words.language);
  const toTheSecond = (at: Instant) => local(at).toFormat("d LLLL yyyy, HH:mm:ss '(GMT'ZZ')'");
  const toTheMinute = (at: Instant) => local(at).toFormat("d LLLL yyyy, HH:mm '(GMT'ZZ')'");
  const eventItem = ({ event, actor }: ToldEvent) => `<li><h3>${words.events[event.type]}</h3>
<p class="when"><bdi>${escaped(`${toTheSecond(event.recordedAt as Instant)} · ${actor(words)}`)}</bdi></p>
${table(words, factsOf(event, { words, shown: toTheMinute }))}</li>`;
  return `<section lang="${words.language}" dir="${words.direction}">
<h1>${words.title}</h1>
<p>${escaped(cover.organizationName)}. ${words.lead}</p>
${table(words, [
  ['booking', cover.bookingId],
  ['responder', cover.responder(words)],
  ['vehicle', cover.vehicleName ?? words.vehicleUnknown],
  ['madeAt', toTheSecond(cover.createdAt)],
])}
<h2>${words.whatHappened}</h2>
<ol class="events">
${cover.events.map(eventItem).join('\n')}
</ol>
<p>${words.namesOfToday}</p>
${documentNote(cover.document, words)}
<h2>${words.fingerprints}</h2>
${table(words, [
  ['key', cover.head.key],
  ['headNumber', String(cover.head.number)],
  ['headHash', cover.head.hash],
  ['headSignedAt', toTheSecond(cover.head.signedAt)],
])}
<h2>${words.howToCheck}</h2>
<ol>${words.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
<pre><code>npx rigbook-verify dossier-${cover.bookingId}.zip</code></pre>
</section>`;
}

const table = (words: CoverWords, facts: readonly (readonly [CoverLabel, string | null])[]): string =>
  factTable(facts.flatMap(([label, value]) => (value === null ? [] : [[words.labels[label], value] as const])));

function documentNote(document: KeptDocument | null, words: CoverWords): string {
  if (document === 'erased') return `<p>${words.documentErased}</p>`;
  return document === 'missing' ? `<p><strong>${words.documentMissing}</strong></p>` : '';
}
