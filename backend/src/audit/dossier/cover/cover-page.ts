import type { KeptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import { bookingEventWords } from '@rigbook/contracts/booking/booking-event.words';
import { handingOnEndInWords } from '@rigbook/contracts/handing-on/handing-on.words';
import { theOffice } from '@rigbook/contracts/notifications/templates/values-in-words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { type Instant, inZone, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import type { BookingEvent } from '../../../booking/booking.events.js';
import type { BookingMatter } from '../../../damage-brackets/views/brackets-naming.js';
import type { ExpenseRow } from '../../../expenses/views/expenses.query.js';
import type { EndedOffer } from '../../../handing-on/own-offers/offers.query.js';
import type { StoredEvent } from '../../../platform/seal/canonical-event.js';
import type { Head } from '../../../platform/seal/head.js';
import { type CoverMargins, styleOf } from './cover-style.js';
import type { CoverLabel, CoverWords } from './cover-words.js';
import { factsOfBracket } from './facts-of-bracket.js';
import { factsOfExpense } from './facts-of-expense.js';
import { factsOf } from './facts-of-event.js';
import { wordsInEnglish } from './words-in-english.js';
import { wordsInHebrew } from './words-in-hebrew.js';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** A table of labels and values. Each value keeps its own text direction. */
const factTable = (facts: readonly (readonly [label: string, value: string])[]): string =>
  `<table>${facts
    .map(([label, value]) => `<tr><th scope="row">${escaped(label)}</th><td><bdi>${escaped(value)}</bdi></td></tr>`)
    .join('')}</table>`;

/** An event of the booking, and the current name of who did it. */
interface ToldEvent {
  readonly event: BookingEvent &
    Pick<StoredEvent, 'id' | 'position' | 'recordedAt'> & { readonly erased?: readonly string[] };
  readonly actor: (words: CoverWords) => string;
  /** Damage in the outgoing booking of a joint handover. */
  readonly seenTogether: readonly DamageReport[];
}

interface Cover {
  readonly bookingId: string;
  readonly organizationName: string;
  readonly zone: Zone;
  readonly createdAt: Instant;
  readonly responder: (words: CoverWords) => string;
  readonly named: (responderId: ResponderId) => (words: CoverWords) => string;
  readonly vehicleName: string | null;
  readonly events: readonly ToldEvent[];
  readonly offers: readonly EndedOffer[];
  readonly brackets: readonly BookingMatter[];
  readonly expenses: readonly ExpenseRow[];
  readonly document: KeptDocument | null;
  readonly head: Head;
}

/** A page to read and print, in English and Hebrew. It loads nothing and runs no script. */
export const coverPage = (cover: Cover): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(`${wordsInEnglish.title} · ${cover.organizationName}`)}</title>
<style>${styleOf([wordsInEnglish, wordsInHebrew].map((words) => marginsIn(cover, words)))}
</style>
<body>
<main>
${[wordsInEnglish, wordsInHebrew].map((words) => inLanguage(cover, words)).join('\n')}
</main>
</body>
</html>
`;

/** Sheets get separated: each says whose it is, of which booking, and when it was made. */
const marginsIn = ({ organizationName, bookingId, zone, createdAt }: Cover, words: CoverWords): CoverMargins => ({
  language: words.language,
  direction: words.direction,
  organization: organizationName,
  // isolated, since its digits and letters would part in a Hebrew line
  title: `${words.title} \u2066${bookingId}\u2069`,
  made: `${words.labels.madeAt}: ${timesIn(words, zone).toTheMinute(createdAt)}`,
});

const timesIn = (words: CoverWords, zone: Zone) => {
  const local = (at: Instant) => inZone(at, zone).setLocale(words.language);
  return {
    toTheSecond: (at: Instant) => local(at).toFormat("d LLLL yyyy, HH:mm:ss '(GMT'ZZ')'"),
    toTheMinute: (at: Instant) => local(at).toFormat("d LLLL yyyy, HH:mm '(GMT'ZZ')'"),
  };
};

function inLanguage(cover: Cover, words: CoverWords): string {
  const { toTheSecond, toTheMinute } = timesIn(words, cover.zone);
  const eventItem = ({
    event,
    actor,
    seenTogether,
  }: ToldEvent) => `<li><h3>${bookingEventWords[event.type][words.language]}</h3>
<p class="when"><bdi>${escaped(`${toTheSecond(event.recordedAt as Instant)} · ${actor(words)}`)}</bdi></p>
${table(words, [
  ...factsOf(event, { words, shown: toTheMinute, named: (id) => cover.named(id)(words) }),
  ...seenTogether.map((report) => ['preExistingDamage', words.damage(report)] as const),
  ['erasedTexts', countOf(event.erased)],
])}</li>`;
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
${offersIn(cover, words, toTheMinute)}
${bracketsIn(cover, words, toTheMinute)}
${expensesIn(cover, words, toTheMinute)}
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
  factTable(facts.flatMap(([label, value]) => (!value ? [] : [[words.labels[label], value] as const])));

/** Below the events, since they are none. */
function offersIn({ offers, named }: Cover, words: CoverWords, shown: (at: Instant) => string): string {
  if (offers.length === 0) return '';
  const items = offers.map(
    ({ responderId, byOffice, toResponderId, wantedBookingId, offeredAt, settledAt, endedBecause }) =>
      `<li>${table(words, [
        ['offeredBy', `${byOffice ? theOffice[words.language] : named(responderId)(words)} · ${shown(offeredAt)}`],
        ['offeredTo', toResponderId === null ? words.everybody : named(toResponderId)(words)],
        ['inReturn', wantedBookingId],
        ['offerEnded', `${handingOnEndInWords[words.language][endedBecause]} · ${shown(settledAt)}`],
      ])}</li>`,
  );
  return `<h2>${words.offers}</h2>
<ol class="events">
${items.join('\n')}
</ol>`;
}

/** Worked out from the log and the odometers' ledger, for damage that names the booking. */
function bracketsIn({ brackets, named }: Cover, words: CoverWords, shown: (at: Instant) => string): string {
  if (brackets.length === 0) return '';
  const items = brackets.map(
    (matter) => `<li>${table(words, factsOfBracket(matter, { words, shown, named: (id) => named(id)(words) }))}</li>`,
  );
  return `<h2>${words.brackets}</h2>
<ol class="events">
${items.join('\n')}
</ol>`;
}

/** They have events of their own. */
function expensesIn({ expenses, named }: Cover, words: CoverWords, shown: (at: Instant) => string): string {
  if (expenses.length === 0) return '';
  const items = expenses.map(
    (expense) => `<li>${table(words, factsOfExpense(expense, { words, shown, named: (id) => named(id)(words) }))}</li>`,
  );
  return `<h2>${words.expenses}</h2>
<ol class="events">
${items.join('\n')}
</ol>`;
}

const countOf = (erased: readonly string[] | undefined): string | null => (erased ? String(erased.length) : null);

function documentNote(document: KeptDocument | null, words: CoverWords): string {
  if (document === 'erased') return `<p>${words.documentErased}</p>`;
  return document === 'missing' ? `<p><strong>${words.documentMissing}</strong></p>` : '';
}
