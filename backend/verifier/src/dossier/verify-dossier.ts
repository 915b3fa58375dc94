import type { SealedEvent } from '../format/sealed-event.js';
import { Findings, named, type Report } from '../report/report.js';
import type { Source } from '../sources/source.js';
import { type Trust, trustedKey } from '../trust/trusted-key.js';
import { checkAddenda, checkDocument, checkSuperseded, checkText } from './check-agreement.js';
import { checkChain } from './check-chain.js';
import { checklist, checkRepetition, damage } from './check-condition.js';
import { checkPhotos, checkReported } from './check-damage.js';
import { checkUnfit } from './check-unfit.js';
import { DossierFiles } from './dossier-files.js';
import { checkEvents, eventOfType } from './events-of-booking.js';
import { checkTexts } from './check-texts.js';
import { checkRedactions } from './check-redactions.js';
import { checkManifest } from './manifest.js';

/** Checks everything that a dossier of a booking claims (docs/adr/0045). Goes on after the first broken check. */
export async function verifyDossier(source: Source, trust: Trust = {}): Promise<Report> {
  const findings = new Findings();
  const dossier = await DossierFiles.read(source);
  const key = trustedKey(dossier.text('public-key.pem'), trust.publicKey, findings);
  if (!key) return findings.report();
  const manifest = checkManifest(dossier, key, findings);
  const events = checkEvents(dossier.text('events.jsonl') ?? '', manifest?.bookingId, findings);
  const originals = await checkChain(dossier, events, key, trust.heads, findings);
  const signed = eventOfType(events, 'AgreementSigned');
  checkDocument(dossier.bytes('agreement.pdf'), signed, manifest?.document ?? null, findings);
  checkAddenda(
    dossier,
    events.map(({ event }) => event).filter(({ type }) => type === 'BookingExtended'),
    findings,
  );
  checkSuperseded(
    dossier,
    events.map(({ event }) => event).filter((event) => event.type === 'AgreementSigned' && event !== signed),
    findings,
  );
  checkText(dossier, signed, findings);
  const told = checkTexts(dossier, events, findings);
  checkRedactions(originals, told, findings);
  checkRepetition(checklist, dossier, eventOfType(told, 'VehicleCheckedIn'), findings);
  checkRepetition(damage, dossier, eventOfType(told, 'VehicleCheckedOut'), findings);
  checkReported(
    dossier,
    told.map(({ event }) => event),
    findings,
  );
  checkUnfit(
    dossier,
    told.map(({ event }) => event),
    findings,
  );
  checkPhotos(
    dossier,
    events.map(({ event }) => event),
    findings,
  );
  tellWhatIsLeftOpen(events.at(-1)?.event, findings);
  return findings.report();
}

/** The chain cannot show that an event at the booking's end was left out: it looks like another booking's leaf. */
function tellWhatIsLeftOpen(last: SealedEvent | undefined, findings: Findings): void {
  if (last)
    findings.note(
      'open',
      `Only the manifest vouches that the booking did not go on after ${named(last)}, for how damage came about, for the messages and the page for people: anyone who has the key can leave out later events. An export of the whole log shows it.`,
    );
}
