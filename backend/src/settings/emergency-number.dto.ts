import { ApiSchema } from '@nestjs/swagger';
import { dialedNumberProblem } from '@rigbook/contracts/settings/emergency-contacts.rules';
import { type EmergencyContactId, emergencyContactIds } from '@rigbook/contracts/settings/emergency-contacts.words';
import { FollowsTextRule, TakesOneOf, Text } from '../platform/fields/index.js';

@ApiSchema({ name: 'EmergencyNumber' })
export class EmergencyNumberDto {
  @TakesOneOf(
    emergencyContactIds,
    'EmergencyContact',
    `contact must be one of ${emergencyContactIds.join(', ')}.`,
    'dispatch',
  )
  contact!: EmergencyContactId;

  @Text({ description: 'As it is dialed; grouping is taken out.', example: '101' })
  @FollowsTextRule(dialedNumberProblem)
  number!: string;
}
