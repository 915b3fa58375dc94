import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { example, Id, Moment, Text, YesOrNo } from '../../platform/fields/index.js';
import type { SignedInDevice } from './signed-in-devices.statements.js';

@ApiSchema({ name: 'SignedInDevice' })
export class SignedInDeviceResponse implements SignedInDevice {
  @Id(example.bookingId) id!: string;
  @Text.orNull('Safari') browser!: string | null;
  @Text.orNull('iPhone') system!: string | null;
  @Text.orNull('203.0.113.7', 'At the last sign-in. Null for a session from before devices were remembered.')
  network!: string | null;
  @Moment('2026-11-20T08:00:00.000Z') firstSeenAt!: Instant;
  @Moment('2026-11-23T08:00:00.000Z', 'Accurate to 5 minutes.') lastSeenAt!: Instant;
  @YesOrNo(true, 'Somebody is signed in there. Otherwise the device is only remembered.') signedIn!: boolean;
  @YesOrNo(true, 'The device of this call.') isThis!: boolean;
}
