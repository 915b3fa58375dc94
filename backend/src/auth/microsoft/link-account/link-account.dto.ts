import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { issuerProblem, subjectProblem } from '@rigbook/contracts/auth/microsoft.words';
import { FollowsTextRule } from '../../../platform/http/text-rule.decorator.js';

@ApiSchema({ name: 'MicrosoftAccount' })
export class LinkMicrosoftAccountDto {
  @ApiProperty({
    type: String,
    format: 'uri',
    maxLength: 255,
    description: 'As the directory spells itself in its tokens (`iss`).',
    example: 'https://login.microsoftonline.com/0b1f7c52-6f0e-4c3a-9d55-2f0a6a1b7c10/v2.0',
  })
  @FollowsTextRule(issuerProblem)
  issuer!: string;

  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 255,
    description: 'The account as that directory names it in its tokens (`sub`); not an email address.',
    example: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
  })
  @FollowsTextRule(subjectProblem)
  subject!: string;
}
