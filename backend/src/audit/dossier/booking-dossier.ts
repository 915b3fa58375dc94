import { Injectable } from '@nestjs/common';
import { addendumDocument } from '@rigbook/contracts/agreement/addendum';
import { keptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import { editionOf } from '@rigbook/contracts/agreement/editions';
import type { Instant } from '@rigbook/contracts/kernel';
import { signedPdfs } from '../../agreement/get-agreement-pdf/signed-pdf.query.js';
import { Database } from '../../platform/database/index.js';
import { canonicalEvent, canonicalJson } from '../../platform/seal/canonical-event.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { OwnSealKey } from '../../platform/seal/seal-key.js';
import { EventStore, responderIn } from '../../platform/event-store/index.js';
import { shiftSteps } from '../../booking/shift.events.js';
import { otherSideOf } from '../../booking/other-side.events.js';
import { bracketsNaming, seenPhotosOf } from '../../damage-brackets/views/brackets-naming.js';
import { namedInMatter } from '../../damage-brackets/views/damage-matter.js';
import { defectsFoundWith } from '../../defects/views/vehicle-defects.query.js';
import { expensesOfBooking, receiptsOfBooking } from '../../expenses/views/expenses.query.js';
import { endedOffersOf } from '../../handing-on/own-offers/offers.query.js';
import { accessTokensNamed, peopleNow } from '../../responders/people/people-now.query.js';
import { isErased } from '../../responders/erase-responder/is-erased.query.js';
import { damageSeenTogether } from '../damage-seen-together.js';
import { currentNames } from './contents/current-names.query.js';
import { bracketsFile } from './contents/brackets-file.js';
import {
  checklistFile,
  damageFile,
  defectsFile,
  reportedFile,
  type ReportingBefore,
  unfitFile,
} from './contents/condition-files.js';
import { damageNow } from './contents/damage-now.query.js';
import { expensesFile, receiptFiles } from './contents/expenses-file.js';
import { PhotoBudget, photoFiles, seenPhotoFiles } from './contents/photo-files.js';
import { type DossierFile, jsonFile, sha256Of, textFile } from './contents/dossier-file.js';
import { offersFile } from './contents/offers-file.js';
import { manifestOf } from './contents/manifest.js';
import { proofFile } from './contents/proof-file.js';
import { receiptsOf } from './contents/receipts.query.js';
import { coverPage } from './cover/cover-page.js';
import { nameOf } from './cover/name-of.js';
import { ProveEvents } from './proof/prove-events.js';
import type { PlacedBookingEvent, SealedBooking } from './sealed-booking.js';

/** Puts together the files of a booking's dossier (docs/adr/0045). */
@Injectable()
export class BookingDossier {
  constructor(
    private readonly database: Database,
    private readonly proving: ProveEvents,
    private readonly own: OwnSealKey,
    private readonly store: EventStore,
    private readonly photos: ObjectStorage,
  ) {}

  /** The files, the manifest last. @throws Refusal NOT_SEALED_YET, LOG_CONTRADICTS_SEAL, SEAL_KEY_MISSING, DOSSIER_TOO_LONG */
  async files(booking: SealedBooking, createdAt: Instant): Promise<readonly DossierFile[]> {
    const { id, sealed, events } = booking;
    const { vehicleId } = events[0].data;
    // its present one: a booking may have been handed on
    const { responderId } = (events.at(-1) ?? events[0]).data;
    const signer = booking.event('AgreementSigned')?.data.responderId ?? responderId;
    const { proof, head } = await this.proving.prove(sealed, createdAt);
    const offers = await this.database.fetch(endedOffersOf(id));
    const brackets = await bracketsNaming(this.database, this.store, { bookingId: id, vehicleId });
    const [expenses, receiptPhotos] = await this.database.fetchAll([expensesOfBooking(id), receiptsOfBooking(id)]);
    const key = this.own.existingOrRefuse();
    // the document first: if its signer were erased in between, it would count as missing
    const [pdfs, signerIsErased, people, tokens, receipts, damage, defects, names] = await this.database.fetchAll([
      signedPdfs(id),
      isErased(signer),
      peopleNow([
        responderId,
        ...offers.flatMap((offer) => [offer.responderId, offer.toResponderId ?? []].flat()),
        ...events.flatMap((event) => [responderIn(event.actor) ?? [], otherSideOf(event)?.responderId ?? []].flat()),
        ...brackets.flatMap(namedInMatter),
        ...expenses.flatMap(({ decidedBy }) => decidedBy ?? []),
      ]),
      accessTokensNamed(events.map(({ actor }) => actor)),
      receiptsOf(id),
      damageNow(id),
      defectsFoundWith(id),
      currentNames(vehicleId),
    ]);
    const [signed, checkedIn, checkedOut] = [
      booking.event('AgreementSigned'),
      booking.event(shiftSteps.begins),
      booking.event(shiftSteps.ends),
    ];
    const reported = events.filter(
      ({ type, data }) =>
        type === 'DamageReported' ||
        ((type === shiftSteps.begins || type === 'VehicleFoundUnfit') && data.damageReports),
    ) as (PlacedBookingEvent & ReportingBefore)[];
    const unfit = events.filter((event) => event.type === 'VehicleFoundUnfit');
    const seenTogether = await damageSeenTogether(this.store, events);
    const pdf = pdfs.find(({ pdfSha256 }) => pdfSha256 === signed?.data.pdfSha256);
    const superseded = pdfs.filter((each) => each !== pdf);
    const document = signed ? keptDocument(pdf !== undefined, signerIsErased) : null;
    const cover = coverPage({
      ...names,
      bookingId: id,
      createdAt,
      head,
      document,
      responder: nameOf(`responder:${responderId}`, people, tokens),
      named: (other) => nameOf(`responder:${other}`, people, tokens),
      events: events.map((event) => ({
        event,
        actor: nameOf(event.actor, people, tokens),
        seenTogether: event.type === shiftSteps.begins ? (seenTogether ?? []) : [],
      })),
      offers,
      brackets,
      expenses,
    });
    const texts = booking.texts();
    const budget = new PhotoBudget();
    const photos = [
      ...(await photoFiles(this.database, this.photos, booking, budget)),
      ...(await seenPhotoFiles(this.database, this.photos, seenPhotosOf(brackets), budget)),
    ];
    const receiptsHere = await receiptFiles(this.photos, receiptPhotos, budget);
    const files = [
      textFile('summary.html', cover),
      textFile('events.jsonl', sealed.map((event) => `${canonicalEvent(event)}\n`).join('')),
      ...(texts ? [jsonFile('texts.json', { texts })] : []),
      await proofFile(proof),
      jsonFile('head.json', head),
      textFile('public-key.pem', key.publicKeyPem),
      ...(signed ? [agreementTextFile(signed.data.agreementVersion)] : []),
      ...(pdf ? [{ name: 'agreement.pdf', content: pdf.pdf }] : []),
      ...addendaFiles(booking),
      ...superseded.map((each, index) => ({ name: `agreement-superseded-${index + 1}.pdf`, content: each.pdf })),
      ...(checkedIn ? [checklistFile(booking.repeated(checkedIn))] : []),
      ...(unfit.length > 0 ? [unfitFile(unfit.map((event) => booking.repeated(event)))] : []),
      ...(checkedOut ? [damageFile(booking.repeated(checkedOut), damage)] : []),
      ...(reported.length > 0 ? [reportedFile(reported.map((event) => booking.repeated(event)))] : []),
      ...photos,
      ...(brackets.length > 0 ? [bracketsFile(brackets)] : []),
      ...(defects.length > 0 ? [defectsFile(defects)] : []),
      ...(expenses.length > 0 ? [expensesFile(expenses, receiptPhotos, receiptsHere.leftOut)] : []),
      ...receiptsHere.files,
      ...(offers.length > 0 ? [offersFile(offers)] : []),
      jsonFile('notifications.json', { notifications: receipts }),
    ];
    return [...files, manifestOf(files, { bookingId: id, createdAt, document }, key)];
  }
}

/** The text of each addendum. Its SHA-256 is in the event of the extension. */
const addendaFiles = ({ id, events }: SealedBooking): readonly DossierFile[] =>
  events
    .flatMap((event) => (event.type === 'BookingExtended' ? [event.data] : []))
    .map(({ addendumVersion, ...data }, index) =>
      textFile(`agreement-addendum-${index + 1}.txt`, addendumDocument(addendumVersion, { ...data, bookingId: id })),
    );

/** The text of an edition in all languages, and the SHA-256 of its canonical JSON. */
function agreementTextFile(version: string): DossierFile {
  const edition = editionOf(version);
  if (!edition) throw new Error(`edition ${version} of the agreement is missing`);
  return jsonFile('agreement-text.json', { version, sha256: sha256Of(canonicalJson(edition)), edition });
}
