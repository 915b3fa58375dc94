import { v7 } from 'uuid';
import type { BookingId, DamageId, DamagePhotoId, DefectId, EditionId } from '@rigbook/contracts/kernel/ids';
import { instant } from '@rigbook/contracts/kernel/time';
import { knownDamage } from '../../src/booking/views/vehicle-damage/list-known-damage.controller.js';
import {
  allEditions,
  checkInEditionInForce,
  checkInEditionOf,
  editionById,
  editionsInForce,
  publishedEditionOf,
} from '../../src/checklists/views/checklist-editions.query.js';
import { damageNear } from '../../src/damage-brackets/views/brackets-naming.js';
import { damageHistory } from '../../src/damage-brackets/views/damage-history.query.js';
import { damageToTell, noDamageOf, seenAt } from '../../src/damage-brackets/views/damage-to-tell.query.js';
import { damageNearShiftsOf } from '../../src/damage-brackets/views/own-damage.query.js';
import { forgetPhoto } from '../../src/damage-photos/damage-photo.statements.js';
import { photoStanding } from '../../src/damage-photos/photo-standing.query.js';
import { damagePhotoKey, damagePhotos } from '../../src/damage-photos/read-photos/damage-photos.query.js';
import { forgetWords, wordsOfDefect } from '../../src/defects/erase-words/defect-words.statements.js';
import {
  defectPage,
  defectsFoundWith,
  defectsKnownAt,
  knownDefectPhotoKey,
  vehicleOfDefect,
} from '../../src/defects/views/vehicle-defects.query.js';
import { damageById, damageByIds, damagePage } from '../../src/fleet/vehicle-damage/damage-page.query.js';
import {
  forgetSeenPhoto,
  seenPhotoAt,
  seenPhotoKey,
  seenPhotoStanding,
  seenPhotos,
} from '../../src/seen-photos/seen-photo.statements.js';
import { bookingsThatMayShow, keysOf } from '../../src/vehicle-keys/vehicle-keys.statements.js';
import { parkingOf, parkingPhotoKey } from '../../src/vehicle-parking/vehicle-parking.query.js';
import type { TestDatabase } from '../support/database.js';
import { expectBounded, growingTables, type Reads } from '../support/query-plan.js';
import {
  first,
  MOST_ROWS,
  openLargeDatabase,
  PAGE,
  SHIFT_FOR_EACH,
  VEHICLES,
  week,
} from '../support/large-database.js';
import type { SeededBookings } from '../support/seed-bookings.js';

const BOOKINGS = 100_000;
const STANDING = 40;
/** Of the vehicles: these grow with the bookings, too. */
const tables = [
  ...growingTables,
  'vehicle_defect',
  'vehicle_defect_step',
  'damage_photo',
  'seen_photo',
  'photo_upload',
  'erasable_text',
];

let store: TestDatabase;
let seeded: SeededBookings;

beforeAll(async () => {
  ({ store, seeded } = await openLargeDatabase(
    BOOKINGS,
    `${SHIFT_FOR_EACH}
       INSERT INTO vehicle_defect (defect_id, vehicle_id, booking_id, occasion, label_en, label_he, is_critical, photo_ids, reported_at, reported_by, reported_in, state, state_at)
       SELECT booking_id, vehicle_id, CASE WHEN nth % 2 = 0 THEN booking_id END, CASE WHEN nth % 2 = 0 THEN 'check-in' ELSE 'seen' END, 'Siren', 'Siren', false,
              ARRAY[booking_id::text], end_at, responder_id, booking_id, CASE WHEN nth <= ${STANDING} THEN 'open' ELSE 'fixed' END, end_at
       FROM (SELECT *, row_number() OVER (ORDER BY start_at DESC) AS nth FROM booking_diary) d;
       INSERT INTO vehicle_defect_step (event_id, defect_id, booking_id, state, photo_ids, taken_at)
       SELECT booking_id, booking_id, booking_id, 'fixed', ARRAY[booking_id::text], end_at FROM booking_diary;
       INSERT INTO photo_upload (id, responder_id, issued_at, storage_key, kept_for)
       SELECT booking_id, responder_id, end_at, booking_id::text, 'damage' FROM booking_diary;
       INSERT INTO damage_photo (booking_id, photo_id, damage_id, upload_id, received_at)
       SELECT booking_id, booking_id, booking_id, booking_id, end_at FROM booking_diary;
       INSERT INTO seen_photo (defect_id, photo_id, upload_id, received_at)
       SELECT booking_id, booking_id, booking_id, end_at FROM booking_diary;
       INSERT INTO erasable_text (event_id, path, stream, written_by, salt, text)
       SELECT booking_id, 'words', booking_id, responder_id, 'salt', 'It rattles' FROM booking_diary ON CONFLICT DO NOTHING;
       ANALYZE vehicle_defect, vehicle_defect_step, photo_upload, damage_photo, seen_photo, erasable_text`,
  ));
});
afterAll(() => store.close());

const reads: Reads = [
  ['the photos of the damage of a booking', () => damagePhotos(seeded.bookingId).statement],
  [
    'a photo of damage',
    () =>
      photoStanding({ bookingId: seeded.bookingId, photoId: v7() as DamagePhotoId, uploadId: null, uploadedBy: null })
        .statement,
  ],
  ['how damage came about', () => damageHistory(seeded.vehicleId, week().endAt).statement],
  ['the damage that may name a responder', () => damageNearShiftsOf(seeded.responderId, week().startAt).statement],
  [
    'the damage near a booking',
    () => damageNear({ bookingId: seeded.bookingId, vehicleId: seeded.vehicleId }).statement,
  ],
  ['several damages', () => damageByIds([v7() as DamageId]).statement],
  ['the damage to tell of', () => damageToTell(week().startAt).statement],
  ['what was no damage', () => noDamageOf(seeded.vehicleId).statement],
  ['the damage known at a check-in', () => knownDamage(seeded.bookingId).statement],
  ['the checklists of all types', () => allEditions().statement],
  ['the list of a vehicle', () => checkInEditionInForce(seeded.vehicleId).statement],
  ['an edition for a vehicle', () => checkInEditionOf(seeded.vehicleId, v7() as EditionId).statement],
  ['an edition of a booking', () => publishedEditionOf(seeded.bookingId, v7() as EditionId, 'check-in').statement],
  ['a photo of a known defect', () => knownDefectPhotoKey(seeded.bookingId, v7() as DamagePhotoId).statement],
  ['the checklists of a booking', () => editionsInForce(seeded.bookingId).statement],
  ['defects of the fleet that stand', () => defectPage({ standing: 'standing' }, first).statement],
  ['what was seen at a vehicle', () => seenAt(seeded.vehicleId).statement],
  [
    'what announced a photo of what was seen',
    () =>
      seenPhotoStanding({
        vehicleId: seeded.vehicleId,
        photoId: v7() as DamagePhotoId,
        uploadId: null,
        by: seeded.responderId,
      }).statement,
  ],
  ['the photos of what was seen', () => seenPhotos(v7() as DefectId).statement],
  ['a photo of what was seen', () => seenPhotoKey(v7() as DefectId, v7() as DamagePhotoId).statement],
  ['the words of a defect', () => wordsOfDefect(v7() as DefectId).statement],
  ['where a vehicle stands', () => parkingOf(seeded.vehicleId).statement],
  ['a photo of where a vehicle stands', () => parkingPhotoKey(seeded.vehicleId, v7() as DamagePhotoId).statement],
  ['defects that the next holder is shown', () => defectsKnownAt(seeded.bookingId).statement],
  ['defects that were found with a booking', () => defectsFoundWith(seeded.bookingId).statement],
  ['a damage', () => damageById(v7() as DamageId).statement],
  ...(['open', 'resolved'] as const).flatMap((state) => [
    [`the ${state} damage`, () => damagePage({ state }, first).statement] as const,
    [
      `a later page of the ${state} damage of a vehicle`,
      () =>
        damagePage(
          { state, vehicleId: seeded.vehicleId },
          { limit: PAGE, after: { at: instant('2026-11-20T00:00Z'), id: seeded.bookingId } },
        ).statement,
    ] as const,
  ]),
  ['the vehicle of a defect', () => vehicleOfDefect(v7() as DefectId).statement],
  ['the place of a photo of what was seen', () => seenPhotoAt(v7() as DefectId, v7() as DamagePhotoId).statement],
  ['the place of a photo of damage', () => damagePhotoKey(seeded.bookingId, v7() as DamagePhotoId).statement],
  ...forgetPhoto(v7() as BookingId, v7() as DamagePhotoId).map(
    (done) => [`an erasure: ${done.name}`, () => done] as const,
  ),
  ...forgetSeenPhoto(v7() as DefectId, v7() as DamagePhotoId).map(
    (done) => [`an erasure: ${done.name}`, () => done] as const,
  ),
  ['the erasure of the words of a defect', () => forgetWords(v7())],
  ['an edition of a checklist', () => editionById(v7() as EditionId).statement],
  ['the keys of a vehicle', () => keysOf(seeded.vehicleId).statement],
  [
    'the bookings for which they are shown',
    () => bookingsThatMayShow(seeded.responderId, seeded.vehicleId, week().startAt).statement,
  ],
];

describe(`with ${BOOKINGS} bookings every read touches a bounded number of rows:`, () => {
  it.each(reads)('%s', async (_what, statement) => {
    await expectBounded(store, tables, statement(), MOST_ROWS);
  });
});

it('closed defects of a vehicle are found by an index, among those of the fleet at most', async () => {
  const { statement } = defectPage({ standing: 'closed', vehicleId: seeded.vehicleId }, first);
  await expectBounded(store, tables, statement, MOST_ROWS * VEHICLES);
});
