import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, ValidateBy } from 'class-validator';
import { channelsMissing, channelsProblem } from '@rigbook/contracts/notifications/preference.rules';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { OptionalNotNull } from '../../platform/http/optional.decorators.js';
import { DepartmentName, Email, FirstName, LastName, PhoneLastFour, PhoneNumber } from '../profile-fields.js';

const AreChannels = () =>
  ValidateBy({
    name: 'areChannels',
    validator: {
      validate: (value: unknown) => channelsProblem(value) === undefined,
      defaultMessage: () => `${channelsMissing}.`,
    },
  });

/** All fields of the profile dialog are required; how one is written to stays as it is where it is left out. */
@ApiSchema({ name: 'UpdateProfile' })
export class UpdateOwnProfileDto {
  @FirstName(true)
  firstName!: string;

  @LastName(true)
  lastName!: string;

  @Email(true)
  email!: string;

  @PhoneNumber(true)
  phoneNumber!: string;

  @DepartmentName(true)
  department!: Department;

  @OptionalNotNull()
  @PhoneLastFour(false)
  phoneLastFour?: string;

  @ApiProperty({
    enum: languages,
    enumName: 'Language',
    nullable: true,
    required: false,
    description: "In which you are written to; null: the organisation's.",
    example: 'he',
  })
  @OptionalNotNull()
  @IsIn([...languages, null], { message: `language must be ${languages.join(', ')} or null.` })
  language?: Language | null;

  @ApiProperty({
    enum: messageChannels,
    enumName: 'MessageChannel',
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    required: false,
    description: 'By which you are written to; what goes by none of them goes by its own.',
    example: ['email'],
  })
  @OptionalNotNull()
  @AreChannels()
  channels?: MessageChannel[];
}
