import type { DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { DefectOccasion, DefectState } from '@rigbook/contracts/fleet/defect.words';
import type { BookingId, DamagePhotoId, Day, DefectId, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import {
  boolean,
  instant,
  integer,
  responderIn,
  rowView,
  text,
  uuid,
  word,
  words,
} from '../../platform/event-store/index.js';

/** Texts are read with the event that holds them, so that an erased one is gone everywhere. */
const vehicleDefects = rowView({
  name: 'vehicle-defects',
  table: 'vehicle_defect',
  key: 'defectId',
  columns: {
    defectId: uuid<DefectId>(),
    vehicleId: uuid<VehicleId>(),
    bookingId: uuid<BookingId>().orNull,
    occasion: word<DefectOccasion>(),
    labelEn: text,
    labelHe: text,
    isCritical: boolean,
    /** a decimal number, as it was typed */
    reading: text.orNull,
    expiresOn: word<Day>().orNull,
    place: word<DamagePlace>().orNull,
    photoIds: words<DamagePhotoId>(),
    reportedAt: instant,
    reportedBy: uuid<ResponderId>().orNull,
    reportedIn: uuid(),
    state: word<DefectState>(),
    stateAt: instant,
    plannedOn: word<Day>().orNull,
  },
}).from<VehicleEvent>({
  adds: {
    DefectReported: ({ id, stream, actor, recordedAt, data }) => ({
      defectId: data.defectId,
      vehicleId: stream as VehicleId,
      bookingId: data.bookingId,
      occasion: data.occasion,
      labelEn: data.label.en,
      labelHe: data.label.he,
      isCritical: data.isCritical,
      reading: data.reading === null ? null : String(data.reading),
      expiresOn: data.expiresOn,
      place: data.place ?? null,
      photoIds: data.photoIds,
      reportedAt: recordedAt,
      reportedBy: responderIn(actor) ?? null,
      reportedIn: id,
      state: 'open',
      stateAt: recordedAt,
    }),
  },
  changes: {
    DefectProgressed: ({ recordedAt, data }) => ({
      defectId: data.defectId,
      state: data.to,
      stateAt: recordedAt,
      plannedOn: data.plannedOn,
    }),
  },
});

const defectSteps = rowView({
  name: 'defect-steps',
  table: 'vehicle_defect_step',
  key: 'eventId',
  columns: {
    eventId: uuid(),
    defectId: uuid<DefectId>(),
    bookingId: uuid<BookingId>().orNull,
    state: word<DefectState>(),
    plannedOn: word<Day>().orNull,
    costCents: integer.orNull,
    photoIds: words<DamagePhotoId>(),
    takenAt: instant,
    takenBy: uuid<ResponderId>().orNull,
  },
}).from<VehicleEvent>({
  adds: {
    DefectProgressed: ({ id, actor, recordedAt, data }) => ({
      eventId: id,
      defectId: data.defectId,
      bookingId: data.bookingId,
      state: data.to,
      plannedOn: data.plannedOn,
      costCents: data.costCents,
      photoIds: data.photoIds,
      takenAt: recordedAt,
      takenBy: responderIn(actor) ?? null,
    }),
  },
});

export const defectProjections = { inline: [vehicleDefects, defectSteps] };
