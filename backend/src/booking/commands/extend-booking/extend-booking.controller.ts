import { createHash } from 'node:crypto';
import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addedHours, extensionHours } from '@rigbook/contracts/booking/extending.rules';
import type { BookingId } from '@rigbook/contracts/kernel';
import { lockWithPapers } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { Optional, Part, TakesOneOf, Whole, YesOrNo } from '../../../platform/fields/index.js';
import {
  Answers,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
  Routes,
  SignedInPerson,
  type Person,
} from '../../../platform/http/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { BookingSeenDto, seenIn } from '../booking-seen.js';
import { requestFacts } from '../request-booking/request-facts.query.js';
import { extendBooking, type ExtendBooking as Extension } from './extend-booking.decision.js';

const HOURS = `hours must be a whole number from 1 to ${extensionHours.most}.`;

@ApiSchema({ name: 'ExtendBooking' })
class ExtendBookingDto {
  @Part(BookingSeenDto, {
    description: 'Vehicle and hours before the extension, as read. If the booking has others by now, nothing changes.',
  })
  @IsDefined({ message: 'seen must hold the vehicle and hours before the extension.' })
  @IsObject({ message: 'seen must hold the vehicle and hours before the extension.' })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;

  @Whole({ minimum: 1, maximum: extensionHours.most, example: 1, description: 'Hours to add at the end.' })
  @IsInt({ message: HOURS })
  @Min(1, { message: HOURS })
  @Max(extensionHours.most, { message: HOURS })
  hours!: number;

  @TakesOneOf(
    [currentAddendumVersion],
    'AddendumVersion',
    `addendumVersion must be ${currentAddendumVersion}, the edition of the addendum that is accepted.`,
    currentAddendumVersion,
  )
  addendumVersion!: string;

  @Optional()
  @YesOrNo(
    true,
    'Whether to ask an administrator if this many hours need approval. Without it, such a call is refused.',
  )
  @IsBoolean({ message: 'askIfNeeded must be true or false.' })
  askIfNeeded?: boolean;
}

export class ExtendBooking extends commandOf<{ extension: Extension; caller: Caller }, BookingResponse>() {}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

@CommandHandler(ExtendBooking)
export class ExtendBookingHandler implements ICommandHandler<ExtendBooking> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ extension, caller, context }: ExtendBooking): Promise<BookingResponse> {
    const { now } = context;
    const { bookingId, responderId, hours, seen } = extension;
    const administers = 'administers' in caller && caller.administers;
    const { zone } = caller;
    return this.decisions.step({
      bookingId,
      context,
      reads: [
        requestFacts({ responderId, vehicleId: seen.vehicleId, period: addedHours(seen, hours) }, zone),
        organisationSettings(),
      ],
      facts: (_booking, { vehicleName }, [stored, { extensionHoursWithoutApproval: withoutApproval }]) => {
        if (!stored) throw new Refusal('BOOKING_NOT_FOUND');
        const { person, taken, hoursBooked, vehicle } = stored;
        const turnRoundMinutes = vehicle?.turnRoundMinutes ?? 0;
        const known = { now, zone, administers, vehicleName, withoutApproval, taken, turnRoundMinutes, hoursBooked };
        return { ...known, papersEnd: vehicle?.papersEnd ?? null, isAdmin: person.isAdmin, sha256 };
      },
      locksVehicle: (facts) => lockWithPapers(seen.vehicleId, facts),
      decide: (booking, facts) => ({ event: extendBooking(booking, extension, facts) }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}

@Routes('bookings', 'Bookings')
export class ExtendBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/extension')
  @Idempotent()
  @ApiOperation({
    summary: 'Extend your booking',
    description:
      'By whole hours at its end, while it is approved or active. The rules of a request hold for the added hours. More hours at once than the settings allow without approval can be asked for: they are held until an administrator decides. An addendum to the agreement is accepted with it; `GET /api/agreements/{bookingId}` has its text.',
  })
  @Answers(BookingResponse, 'The booking, with its new end, or with `extensionAskedUntil` if that waits for approval.')
  @Refuses(
    'LONGEST_BOOKING_REACHED',
    'END_IN_THE_PAST',
    'VEHICLE_PAPERS_EXPIRED',
    'EXTENSION_NEEDS_APPROVAL',
    'EXTENSION_WAITS',
    'ADMIN_ONLY_PERIOD',
    'ADMIN_PASSWORD_REQUIRED',
    'NEXT_BOOKING_IN_THE_WAY',
    'WEEKLY_LIMIT_EXCEEDED',
    'BOOKING_ENDED',
    'INVALID_TRANSITION',
    'BOOKING_CHANGED_MEANWHILE',
  )
  extendBooking(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @Body() { seen, hours, addendumVersion, askIfNeeded = false }: ExtendBookingDto,
    @SignedInPerson() { responderId }: Person,
    @CalledBy() caller: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const extension = { bookingId, responderId, hours, seen: seenIn(seen), addendumVersion, mayWait: askIfNeeded };
    return this.commands.execute(new ExtendBooking({ extension, caller, context }));
  }
}
