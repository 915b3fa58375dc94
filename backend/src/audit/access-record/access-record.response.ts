import { ApiSchema } from '@nestjs/swagger';
import { type AccessKind, accessKinds } from '@rigbook/contracts/access-record/access-record.words';
import type { AccessTokenId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Text, Whole } from '../../platform/fields/index.js';
import type { AccessRecordRow } from './access-record.query.js';

/** Who it was. An erased person is an id without names; a visitor has none, but perhaps typed a unit number. */
@ApiSchema({ name: 'AccessRecordPerson' })
class AccessRecordPersonResponse {
  @Id.orNull(example.responderId) id!: ResponderId | null;
  @Text.orNull('101', "The person's unit number; a visitor's as it was typed.") unitNumber!: string | null;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
}

@ApiSchema({ name: 'AccessRecordToken' })
class AccessRecordTokenResponse {
  @Id('0197f1c2-0d01-7000-8000-000000000d01') id!: AccessTokenId;
  @Text.orNull('Dispatch board') name!: string | null;
}

/** One thing that happened, or the same thing several times within ten minutes. */
@ApiSchema({ name: 'AccessRecordEntry' })
export class AccessRecordEntryResponse {
  @Id(example.bookingId) id!: string;
  @OneOf(accessKinds, 'AccessKind', 'sign-in-failed') kind!: AccessKind;
  @Moment('2026-11-22T16:00:00.000Z', 'When it happened first.') at!: Instant;
  @Moment('2026-11-22T16:04:00.000Z', 'When it happened last.') lastAt!: Instant;
  @Whole(1, 'How often it happened.') times!: number;
  @Part(AccessRecordPersonResponse) person!: AccessRecordPersonResponse;
  @Part.orNull(AccessRecordTokenResponse, {
    example: null,
    description: 'The access token of the program that did it.',
  })
  accessToken!: AccessRecordTokenResponse | null;
  @Id.orNull(example.bookingId, 'What was read or changed: a booking, a user, a license review.') subject!:
    | string
    | null;
  @Text.orNull('SIGN_IN_FAILED', 'The code of the refusal.') code!: string | null;
  @Text('POST /api/auth/login') route!: string;
  @Text.orNull('192.0.2.7', 'An IPv4 address or the /64 of an IPv6 address; after 30 days only its network (/24, /48).')
  network!: string | null;
  @Text.orNull('Firefox · Android') device!: string | null;
}

export const toAccessRecordEntry = (row: AccessRecordRow): AccessRecordEntryResponse => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  lastAt: row.lastAt,
  times: row.times,
  person: {
    id: row.responderId,
    unitNumber: row.unitNumber ?? row.typedUnit,
    firstName: row.firstName,
    lastName: row.lastName,
  },
  accessToken: row.accessToken === null ? null : { id: row.accessToken, name: row.tokenName },
  subject: row.subject,
  code: row.code,
  route: row.route,
  network: row.network?.replace(/\/32$/, '') ?? null,
  device: row.device,
});
