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
import { CheckOutVehicleDto } from './check-out-vehicle.dto.js';
import { CheckOutVehicle } from './check-out-vehicle.handler.js';

@ApiTags('Bookings')
@Controller('bookings')
export class CheckOutVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/checkout')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Check out: the shift ends',
    description: 'By the own responder of an active booking, or by an administrator for them. The vehicle is returned.',
  })
  @ApiOkResponse({ description: 'The booking, completed: the shift has ended.', type: BookingResponse })
  @Refuses(
    'MILEAGE_REQUIRED',
    'MILEAGE_BELOW_CHECK_IN',
    'DAMAGE_CHECK_REQUIRED',
    'INVALID_TRANSITION',
    'BOOKING_CHANGED_MEANWHILE',
  )
  checkOutVehicle(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @Body() body: CheckOutVehicleDto,
    @SignedInPerson() { responderId, kind }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const checkOut = {
      by: { responderId, isAdmin: kind === 'administrator' },
      mileageKm: body.mileage ?? null,
      fuelPercent: body.fuelLevel,
      damageReports: body.damageReports ?? [],
      noDamageConfirmed: body.noDamageConfirmed,
      notes: body.checkoutNotes || null,
    };
    return this.commands.execute(new CheckOutVehicle(id, checkOut, context));
  }
}
