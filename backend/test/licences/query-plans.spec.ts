import { v7 } from 'uuid';
import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { instant } from '@rigbook/contracts/kernel/time';
import { handedInPage } from '../../src/licences/licence-history/list-licence-history.controller.js';
import { ownPhotoKey, photoKey } from '../../src/licences/licence-photos/licence-photos.controller.js';
import {
  pendingLicenceCount,
  pendingLicences,
  verificationById,
} from '../../src/licences/licence-status/licence-verifications.query.js';
import { ownLicence } from '../../src/licences/licence-status/own-licence.response.js';
import { ownUpload } from '../../src/licences/upload-photo/upload-photo.handler.js';
import { discardedObjects, dropOldestUploads } from '../../src/licences/photo-uploads/photo-upload.statements.js';
import { uploadedPhotos } from '../../src/licences/submit-licence/submit-licence.handler.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { rowsTouched, scansOf } from '../support/query-plan.js';

const RESPONDERS = 1_000;
const EACH = 30;
/** Those that wait, of which each responder has one at most; here one in a hundred does. */
const WAITING = RESPONDERS / 100;

let store: TestDatabase;
let someone: ResponderId;

beforeAll(async () => {
  store = await openTestDatabase();
  await withConnection(store.url, async (client) => {
    await client.query(
      `INSERT INTO responder (id, unit_number, phone_number, registered_at)
       SELECT uuidv7(), lpad((n - 1)::text, 3, '0'), lpad(n::text, 10, '0'), now() FROM generate_series(1, $1::integer) n`,
      [RESPONDERS],
    );
    await client.query(
      `INSERT INTO licence_verification (verification_id, responder_id, status, submitted_at)
       SELECT uuidv7(), r.id, CASE WHEN n = 1 AND r.unit_number LIKE '%07' THEN 'pending' ELSE 'rejected' END,
              now() - make_interval(days => n)
       FROM responder r, generate_series(1, $1::integer) n`,
      [EACH],
    );
    await client.query(
      `INSERT INTO photo_upload (id, responder_id, issued_at, storage_key)
       SELECT uuidv7(), r.id, now(), gen_random_uuid()::text FROM responder r, generate_series(1, 20)`,
    );
    await client.query(
      `INSERT INTO licence_photo (upload_id, responder_id, verification_id, side)
       SELECT DISTINCT ON (responder_id) id, responder_id, uuidv7(), 'front' FROM photo_upload`,
    );
    await client.query(
      `INSERT INTO discarded_object SELECT gen_random_uuid()::text, now() + n * interval '1 s' FROM generate_series(1, 5000) n`,
    );
    await client.query('ANALYZE');
    someone = (await client.query<{ id: ResponderId }>(`SELECT id FROM responder WHERE unit_number = '007'`)).rows[0]!
      .id;
  });
});
afterAll(() => store.close());

const growing = ['licence_verification', 'licence_photo', 'licence_review', 'photo_upload', 'discarded_object'];

const unknown = v7() as LicenceVerificationId;
const reads: readonly (readonly [string, number, () => Statement])[] = [
  ['the licences that wait', WAITING, () => pendingLicences().statement],
  ['how many wait', WAITING, () => pendingLicenceCount().statement],
  ['one to review', 1, () => verificationById(unknown).statement],
  ["a responder's own", EACH, () => ownLicence(someone).statement],
  ["a page of a responder's history", 11, () => handedInPage(someone, { limit: 10, after: undefined }).statement],
  [
    'a later page of it',
    11,
    () => handedInPage(someone, { limit: 10, after: { at: instant('2100-01-01T00:00Z'), id: unknown } }).statement,
  ],
  ["a responder's own photo", 2, () => ownPhotoKey(someone, 'front').statement],
  ['a photo to review', 2, () => photoKey(unknown, 'front').statement],
  ['an upload', 1, () => ownUpload(v7() as PhotoUploadId, someone).statement],
  ['the photos to hand in', 2, () => uploadedPhotos(someone, [v7() as PhotoUploadId]).statement],
  ['the oldest uploads', 40, () => dropOldestUploads(someone)],
  ['what is discarded', 100, () => discardedObjects(instant('2100-01-01T00:00Z'), 100)],
];

describe(`with ${RESPONDERS * EACH} licences every read touches what it answers:`, () => {
  it.each(reads)('%s', async (_what, most, statement) => {
    for (const scan of await scansOf(store, growing, statement())) {
      const rows = rowsTouched(scan);
      expect({ table: scan['Relation Name'], rows: rows <= most ? 'few' : rows }).toMatchObject({ rows: 'few' });
    }
  });
});
