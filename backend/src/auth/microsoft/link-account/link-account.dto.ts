import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { issuerProblem, subjectProblem } from '@rigbook/contracts/auth/microsoft.words';
import { FollowsTextRule } from '../../../platform/http/text-rule.decorator.js';

@ApiSchema({ name: 'MicrosoftAccount' })
export class LinkMicrosoftAccountDto {
  @ApiProperty({
    type: String,
    format: 'uri',
    maxLength: 255,
    description: 'The directory, exactly as in the `iss` claim of its tokens.',
    example: 'https://login.microsoftonline.com/0b1f7c52-6f0e-4c3a-9d55-2f0a6a1b7c10/v2.0',
  })
  @FollowsTextRule(issuerProblem)
  issuer!: string;

  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 255,
    description: 'The account, exactly as in the `sub` claim of the tokens; not an email address.',
    example: 'AAAAAAAAAAAAAAAAAAAAAIkzqFVrSaSaFHy782bbtaQ',
  })
  @FollowsTextRule(subjectProblem)
  subject!: string;
}
