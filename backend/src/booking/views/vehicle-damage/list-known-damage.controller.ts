import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type DamagePlace, damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { allRows, Database, type Query } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { Id, Moment, OneOf, Text, YesOrNo } from '../../../platform/fields/index.js';
import { Answers, CalledBy, type Caller, PathId, Refuses, Routes } from '../../../platform/http/index.js';
import { refusalToRead } from '../../reading-bookings.policy.js';
import { bookingById } from '../booking-diary/booking-diary.query.js';

@ApiSchema({ name: 'KnownDamage' })
class KnownDamageResponse {
  @Id('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e77') id!: string;
  @OneOf(damageAreaIds, 'DamageArea', 'front-bumper') area!: DamageArea;
  @OneOf.orNull(damagePlaceIds, 'DamagePlace', {
    example: 'left-front-door',
    description: 'Null if it is not on the drawing of the vehicle.',
  })
  place!: DamagePlace | null;
  @OneOf(damageSeverityIds, 'DamageSeverity', 'minor') severity!: DamageSeverity;
  @Text('Dent beside the number plate.', 'Empty if it was erased.') description!: string;
  @Moment('2026-11-22T20:04:00.000Z') reportedAt!: Instant;
  @YesOrNo({ description: 'It was reported with this booking.', example: false }) isOwn!: boolean;
}

/** Enough for every vehicle that still drives. */
const MOST = 200;

/** What is open of the vehicle of an approved or active booking, newest first. */
export const knownDamage = (bookingId: BookingId): Query<readonly KnownDamageResponse[]> =>
  allRows<KnownDamageResponse>({
    name: 'vehicle-damage.known-at-booking',
    text: `SELECT damage_id AS id, area, place, severity, description, reported_at AS "reportedAt",
                  booking_id = $1 AS "isOwn"
           FROM vehicle_damage
           WHERE vehicle_id = (SELECT vehicle_id FROM booking_diary WHERE booking_id = $1 AND status IN ('approved', 'active'))
             AND resolved_at IS NULL
           ORDER BY reported_at DESC, damage_id DESC LIMIT $2`,
    values: [bookingId, MOST],
  });

@Routes('bookings', 'Bookings')
export class ListKnownDamageController {
  constructor(private readonly database: Database) {}

  @Get(':id/known-damage')
  @ApiOperation({
    summary: "Read the open damage of a booking's vehicle",
    description:
      'For who takes or has the vehicle, so that damage is seen again and not reported twice. Says nothing of who reported it. Empty unless the booking is approved or active.',
  })
  @Answers([KnownDamageResponse], 'Open damage, newest first.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async listKnownDamage(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<readonly KnownDamageResponse[]> {
    const [booking, damage] = await this.database.fetchAll([bookingById(id), knownDamage(id)]);
    if (!booking) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(booking.responderId, caller);
    if (refusal) throw refusal;
    return damage;
  }
}
