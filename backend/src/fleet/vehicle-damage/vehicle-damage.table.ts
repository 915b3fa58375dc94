import { v5 } from 'uuid';
import type { DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import type {
  BookingId,
  DamageId,
  DamagePhotoId,
  DamageReportId,
  ResponderId,
  VehicleId,
} from '@rigbook/contracts/kernel';
import { instant, rowView, text, uuid, word, words } from '../../platform/event-store/index.js';

/** A permanent id, made from the booking and the report's id, or its index: checkouts did not number damage. */
export const damageIdOf = (bookingId: BookingId, report: DamageReportId | number): DamageId =>
  v5(String(report), bookingId) as DamageId;

/** One row per reported damage. The booking slice reports it, so it declares what the events write. */
export const damageTable = rowView({
  name: 'vehicle-damage',
  table: 'vehicle_damage',
  key: 'damageId',
  columns: {
    damageId: uuid<DamageId>(),
    vehicleId: uuid<VehicleId>(),
    bookingId: uuid<BookingId>(),
    responderId: uuid<ResponderId>(),
    shiftStartAt: instant,
    shiftEndAt: instant,
    area: word<DamageArea>(),
    place: word<DamagePlace>().orNull,
    severity: word<DamageSeverity>(),
    description: text,
    reportedAt: instant,
    /** who took the vehicle over and saw the damage too; null if the responder reported it alone */
    seenWith: uuid<ResponderId>().orNull,
    /** null: the index of the report tells it apart */
    reportId: uuid<DamageReportId>().orNull,
    /** announced, whether or not they have arrived */
    photoIds: words<DamagePhotoId>().initially([]),
    /** null: it is open */
    resolvedAt: instant.orNull,
    /** null if it was not a person */
    resolvedBy: uuid<ResponderId>().orNull,
    resolutionNote: text.orNull,
  },
});
