import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { Context, SignedInPerson } from '../../platform/http/context.decorator.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { Person } from '../../platform/http/caller.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { BookingResponse } from '../booking-diary/booking.response.js';
import { CheckInVehicleDto } from './check-in-vehicle.dto.js';
import { CheckInVehicle } from './check-in-vehicle.handler.js';

@ApiTags('Bookings')
@Controller('bookings')
export class CheckInVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/check-in')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Check in: the shift starts',
    description: 'By the own responder of an approved and signed booking. The vehicle is in use until checkout.',
  })
  @ApiOkResponse({ description: 'The booking, active: the shift has begun.', type: BookingResponse })
  @Refuses(
    'REQUIRED_ITEMS_MISSING',
    'MILEAGE_REQUIRED',
    'INVALID_TRANSITION',
    'BOOKING_ENDED',
    'CHECK_IN_NOT_OPEN_YET',
    'VEHICLE_IN_USE',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PROMISED_MEANWHILE',
    'BOOKING_CHANGED_MEANWHILE',
  )
  checkInVehicle(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @Body() body: CheckInVehicleDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const checkIn = {
      responderId,
      mileageKm: body.mileage ?? null,
      fuelPercent: body.fuelLevel,
      checklist: body.checklist,
      preExistingDamage: body.preExistingDamage || null,
      notes: body.checkinNotes || null,
      completedOnDeviceAt: body.completedAt ?? null,
    };
    return this.commands.execute(new CheckInVehicle(id, checkIn, context));
  }
}
