import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BookingId, dayOf, periodOf, type Zone } from '@rigbook/contracts/kernel';
import { checkInEditionOf } from '../../../checklists/views/checklist-editions.query.js';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import { lockWithPapers } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { decide, Refusal } from '../../../platform/decisions/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { constraintMeanings } from '../../booking.constraints.js';
import { BOOKING_STREAM, streamOf } from '../../booking.events.js';
import type { BookingDiaryRow } from '../../views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../../views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { appendToVehicle, findsWrong, withDefects } from '../append-defects.js';
import { requestFacts } from '../request-booking/request-facts.query.js';
import { AgreementDocuments, type SignatureGiven } from '../sign-agreement/agreement-documents.js';
import { takeFacts } from './take-facts.query.js';
import { signForTake, takeInEmergency, type TakeInEmergency as Take } from './take-in-emergency.decision.js';

export class TakeInEmergency extends commandOf<
  { take: Take; given: Omit<SignatureGiven, 'signedOn'>; administers: boolean; zone: Zone },
  BookingResponse
>() {}

@CommandHandler(TakeInEmergency)
export class TakeInEmergencyHandler implements ICommandHandler<TakeInEmergency> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly documents: AgreementDocuments,
  ) {}

  execute({ take, given, administers, zone, context }: TakeInEmergency): Promise<BookingResponse> {
    const { now, actor } = context;
    const { responderId, vehicleId, hours, checkIn } = take;
    const bookingId = this.ids.newId() as BookingId;
    const ofBooking = { stream: streamOf(bookingId), actor, recordedAt: now };
    return decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM, isNew: true },
      reads: [
        requestFacts({ responderId, vehicleId, period: periodOf(now, hours) }, zone),
        takeFacts(responderId),
        organisationSettings(),
        ...(checkIn.given?.editionId ? [checkInEditionOf(vehicleId, checkIn.given.editionId)] : []),
      ] as const,
      facts: async (_history, [stored, person, organization, edition = null]) => {
        if (!stored || !person) throw new Refusal('SIGNED_OUT');
        const { emergencyTakes } = organization;
        const responder = { ...stored.person, administers };
        const facts = { now, zone, ...stored, ...person, emergencyTakes, edition, responder };
        const decided = takeInEmergency(take, bookingId, facts); // before a document is drawn
        const { unitNumber, firstName, lastName } = responder;
        const { name: vehicleName, type: vehicleType } = decided.vehicle;
        const names = { unitNumber, firstName, lastName, vehicleName, vehicleType };
        const row: BookingDiaryRow = bookingDiary.after(names, { ...decided.taken, ...ofBooking });
        const { checked } = decided;
        const past = findsWrong(checked) ? await this.events.readStream<VehicleEvent>(vehicleId) : undefined;
        return {
          decided,
          past,
          row,
          document: await this.documents.draw(row, { ...given, signedOn: dayOf(now, zone) }, { organization, now }),
        };
      },
      decide: ({ decided, past, document: { store, ...document } }) => ({
        events: [decided.taken, signForTake(decided, document, { now }), decided.checkedIn] as const,
        appends: appendToVehicle(
          vehicleId,
          past,
          (vehicle) => withDefects(vehicle, decided.checked, { bookingId, now }).events,
        ),
        statements: [store],
      }),
      locks: ({ decided }) => [lockWithPapers(vehicleId, decided.vehicle), responderId],
      constraintMeanings,
      answer: ({ events: [_taken, signed, checkedIn] }, { row }) => {
        const after = [signed, checkedIn].reduce(
          (known, event) => bookingDiary.after(known, { ...event, ...ofBooking }),
          row,
        );
        return toBookingResponse(after, { reader: 'responder', now });
      },
      status: 201,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }
}
