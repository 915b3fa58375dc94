import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { passkeyLimits } from '@rigbook/contracts/auth/passkey.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import { IsObject } from 'class-validator';
import { example, Id, Moment, TakesFilledText, Text } from '../../platform/fields/index.js';

const WebAuthnJson = (description: string) => ApiProperty({ type: Object, additionalProperties: true, description });

@ApiSchema({ name: 'PasskeyOptions' })
export class PasskeyOptionsResponse {
  @WebAuthnJson('For `navigator.credentials`, in the JSON form of WebAuthn.') options!: object;
}

@ApiSchema({ name: 'PasskeyAnswer' })
export class PasskeyAnswerDto {
  @WebAuthnJson('The credential that `navigator.credentials` returned, in the JSON form of WebAuthn.')
  @IsObject({ message: 'response must be what the browser returned.' })
  response!: object;
}

@ApiSchema({ name: 'NewPasskey' })
export class NewPasskeyDto extends PasskeyAnswerDto {
  @TakesFilledText(passkeyLimits.nameLength, 'Please enter a name for the passkey.', "Dana's phone")
  name!: string;
}

@ApiSchema({ name: 'Passkey' })
export class PasskeyResponse {
  @Id(example.bookingId) id!: string;
  @Text("Dana's phone") name!: string;
  @Moment('2026-11-22T16:00:00.000Z') addedAt!: Instant;
  @Moment.orNull('2026-11-22T18:00:00.000Z', 'Null until it is used for the first time.') lastUsedAt!: Instant | null;
}
