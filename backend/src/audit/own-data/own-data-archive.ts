import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { ZipFile } from 'yazl';
import { signedPdfs } from '../../agreement/get-agreement-pdf/signed-pdf.query.js';
import { toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { diaryPage } from '../../booking/views/booking-diary/diary-page.query.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { allPages } from '../../platform/http/index.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { peopleNow } from '../../responders/people/people-now.query.js';
import { accessRecordPage } from '../access-record/access-record.query.js';
import { toAccessRecordEntry } from '../access-record/access-record.response.js';
import { readmeIn } from './own-data.words.js';
import {
  ownDamagePhotos,
  ownPhotoKeys,
  ownProfile,
  ownReceipts,
  ownSeenPhotos,
  ownSignedDocuments,
  ownStreams,
  rowsAfter,
  rowsFiles,
  type SignedDocument,
} from './own-data.query.js';
import { type OwnEvent, toOwnHistory } from './own-history.js';

const AT_ONCE = 1_000;
/** A stream of a booking has about ten events. */
const STREAMS_AT_ONCE = 50;

/**
 * Everything that is held about a person, as a ZIP archive. Rows are read part by part while the archive is sent, so that it needs
 * little memory however much there is.
 */
@Injectable()
export class OwnDataArchive {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND; ObjectStorageUnavailable */
  async of(responderId: ResponderId, now: Instant): Promise<Readable> {
    const [own, photoKeys, damagePhotos, seenPhotos, receipts, signed] = await this.database.fetchAll([
      ownProfile(responderId),
      ownPhotoKeys(responderId),
      ownDamagePhotos(responderId),
      ownSeenPhotos(responderId),
      ownReceipts(responderId),
      ownSignedDocuments(responderId),
    ]);
    if (!own) throw new Refusal('RESPONDER_NOT_FOUND');
    const archive = new ZipFile();
    const output = archive.outputStream as Readable;
    archive.on('error', (error: Error) => output.destroy(error));
    const mtime = new Date(now);
    const add = (name: string, content: Buffer | string) =>
      archive.addBuffer(Buffer.from(content as Buffer), name, { mtime });
    let reading: Readable | undefined;
    output.on('close', () => reading?.destroy());
    const stream = (name: string, parts: () => AsyncIterable<Buffer | string>) =>
      archive.addReadStreamLazy(name, { mtime }, (done) => {
        reading = Readable.from(parts(), { objectMode: false });
        // the archive does not listen, and an error that nobody hears ends the process
        reading.on('error', (error) => output.destroy(error));
        done(null, reading);
      });

    add('README.txt', readmeIn(own.language, now));
    add('profile.json', `${own.profile}\n`);
    // read before the answer begins, so that a storage that is down is refused: there are two at most
    for (const { side, key } of photoKeys) {
      const photo = await this.storage.get(key);
      if (photo) add(`license-photos/${side}.jpg`, photo);
    }
    stream('bookings.json', () => listOf(this.bookings(responderId, now)));
    stream('history.json', () => listOf(this.history(responderId)));
    stream('access-record.json', () => listOf(this.accesses(responderId)));
    for (const file of rowsFiles) stream(file.file, () => listOf(this.rows(file, responderId)));
    for (const { name, key } of damagePhotos) stream(`damage-photos/${name}`, () => this.photo(key));
    for (const { name, key } of seenPhotos) stream(`seen-photos/${name}`, () => this.photo(key));
    for (const { name, key } of receipts) stream(`receipts/${name}`, () => this.photo(key));
    for (const document of signed) stream(`agreements/${document.name}`, () => this.pdf(document));
    archive.end();
    return output;
  }

  private async *bookings(responderId: ResponderId, now: Instant): AsyncGenerator<readonly string[], void> {
    const page = (request: Parameters<typeof diaryPage>[1]) => this.database.fetch(diaryPage({ responderId }, request));
    for await (const rows of allPages({ page, atOnce: AT_ONCE }))
      yield rows.map((row) => JSON.stringify(toBookingResponse(row, { reader: 'responder', now })));
  }

  private async *history(responderId: ResponderId): AsyncGenerator<readonly string[], void> {
    const streams = await this.database.fetch(ownStreams(responderId));
    for (let from = 0; from < streams.length; from += STREAMS_AT_ONCE) {
      const events = await this.events.readStreams<OwnEvent>(streams.slice(from, from + STREAMS_AT_ONCE));
      yield toOwnHistory(events, responderId).map((entry) => JSON.stringify(entry));
    }
  }

  private async *accesses(responderId: ResponderId): AsyncGenerator<readonly string[], void> {
    const people = await this.database.fetch(peopleNow([responderId]));
    const concerns = { responderId, unitNumber: people.get(responderId)?.unitNumber ?? '' };
    const page = (request: Parameters<typeof accessRecordPage>[1]) =>
      this.database.fetch(accessRecordPage({ concerns }, request));
    for await (const rows of allPages({ page, atOnce: AT_ONCE }))
      yield rows.map((row) => {
        const { person: _, ...entry } = toAccessRecordEntry(row);
        return JSON.stringify(entry);
      });
  }

  private async *rows(file: (typeof rowsFiles)[number], responderId: ResponderId): AsyncGenerator<readonly string[]> {
    for (let after: string | undefined; ;) {
      const rows = await this.database.fetch(rowsAfter(file, responderId, { after, atOnce: AT_ONCE }));
      yield rows.map(({ json }) => json);
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)?.id;
    }
  }

  /** Empty if it was erased meanwhile. */
  private async *photo(key: string): AsyncGenerator<Buffer, void> {
    const photo = await this.storage.get(key);
    if (photo) yield photo;
  }

  private async *pdf({ bookingId, pdfSha256 }: SignedDocument): AsyncGenerator<Buffer, void> {
    const signed = await this.database.fetch(signedPdfs(bookingId));
    const document = signed.find((each) => each.pdfSha256 === pdfSha256);
    if (document) yield document.pdf;
  }
}

/** A JSON array, an item a line. */
async function* listOf(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const items of batches) {
    if (items.length === 0) continue;
    yield `${before}${items.join(',\n')}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}
