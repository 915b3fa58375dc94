import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { BookingVehicleResponse } from '../../booking/views/booking-diary/booking.response.js';
import { Id, Moment, Part, Text, Whole, YesOrNo } from '../../platform/fields/index.js';
import type { WishInLine } from './wishes.query.js';

@ApiSchema({ name: 'WaitlistOffer' })
class WaitlistOfferResponse {
  @Part(BookingVehicleResponse) vehicle!: BookingVehicleResponse;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Moment('2026-11-22T12:30:00.000Z', 'Until then the hours are held. The offer has to be accepted before.')
  holdEndsAt!: Instant;
}

@ApiSchema({ name: 'Wish' })
export class WishResponse {
  @Id('0197f1c2-0f01-7000-8000-000000000f01') id!: string;
  @Part(BookingVehicleResponse) vehicle!: BookingVehicleResponse;
  @YesOrNo(false, 'Any vehicle of the type of this one will do.') anyOfType!: boolean;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Whole(3, 'Fewer hours are of no use.') leastHours!: number;
  @Text('Evening shift') purpose!: string;
  @Moment('2026-11-20T08:12:44.120Z') joinedAt!: Instant;
  @Whole(2, 'Place in line among those who want the same hours; 1 is next.') place!: number;
  @Part.orNull(WaitlistOfferResponse, { description: 'Hours that are held for you; null while you wait.' })
  offer!: WaitlistOfferResponse | null;
}

export const toWish = (row: WishInLine): WishResponse => ({
  id: row.wishId,
  vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
  anyOfType: row.anyOfType,
  startTime: row.startAt,
  endTime: row.endAt,
  leastHours: row.leastHours,
  purpose: row.purpose,
  joinedAt: row.joinedAt,
  place: row.ahead + 1,
  offer: offerIn(row),
});

function offerIn({ offeredVehicleId, offeredFrom, offeredUntil, holdEndsAt, ...row }: WishInLine) {
  if (row.status !== 'offered' || !offeredVehicleId || !offeredFrom || !offeredUntil || !holdEndsAt) return null;
  return {
    vehicle: { id: offeredVehicleId, name: row.offeredVehicleName ?? '', type: row.offeredVehicleType ?? '' },
    startTime: offeredFrom,
    endTime: offeredUntil,
    holdEndsAt,
  };
}
