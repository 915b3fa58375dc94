import { deviceStorage } from '../../lib/storage/device-storage.js';
import { connection } from '../../lib/connection/connection.js';
import { ownedKey } from '../../lib/device/owned-storage.js';
import type { OutgoingForm } from '../../lib/outbox/outgoing-form.js';
import { outbox, type Outcome } from '../../lib/outbox/outbox.js';

export const checkIn: OutgoingForm = {
  kind: 'check-in',
  bookingId: 'b1',
  subject: 'ALS1',
  body: { mileage: 41200 },
  idempotencyKey: 'key-1',
};
export const nameOfCheckIn = 'check-in.b1';

/** The keys of what waits on Dana's device. */
export const onDevice = (): readonly string[] => deviceStorage.keys(ownedKey('dana', 'letter', ''));

/** Dana is signed in with a network for each test. Returns the outcomes that the page was told, in order. */
export function outboxOfDana(): () => readonly Outcome[] {
  let outcomes: readonly Outcome[] = [];
  const off = outbox.onOutcome((outcome) => (outcomes = [...outcomes, outcome]));
  beforeEach(() => {
    outcomes = [];
    outbox.close();
    connection.reached();
    outbox.open('dana');
  });
  afterEach(() => {
    outbox.close();
    connection.reached();
  });
  afterAll(() => off());
  return () => outcomes;
}
