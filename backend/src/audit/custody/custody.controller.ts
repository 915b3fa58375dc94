import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiSchema, ApiTags } from '@nestjs/swagger';
import { LONGEST_FINES_FILE } from '@rigbook/contracts/audit/fines.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../platform/decisions/index.js';
import { OptionalNotNull, TakesRawText } from '../../platform/fields/index.js';
import { AuditorOnly, type Caller, Now, OpenToTokens, Refuses, SignedIn } from '../../platform/http/index.js';
import { CustodyResponse } from './custody.response.js';
import { type Fine, readFines } from './read-fines.js';
import { WhoAnswers } from './who-answers.js';

/** One fine by its vehicle and time, or a file of them. */
@ApiSchema({ name: 'AskCustody' })
class CustodyDto {
  @OptionalNotNull()
  @TakesRawText(80, '12-345-67', 'A plate number or a name.')
  vehicle?: string;

  @OptionalNotNull()
  @TakesRawText(40, '2026-11-23 18:05', "On the organisation's clocks.")
  time?: string;

  @OptionalNotNull()
  @TakesRawText(LONGEST_FINES_FILE, {
    example: 'vehicle,time\n12-345-67,2026-11-23 18:05\n',
    description: 'Instead: a CSV with the columns "vehicle" (a plate or a name) and "time", at most 500 fines.',
  })
  csv?: string;
}

@ApiTags('Audit')
@Controller('audit/custody')
@AuditorOnly()
export class CustodyController {
  constructor(private readonly whoAnswers: WhoAnswers) {}

  @Post()
  @HttpCode(200)
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Who answers for this minute?',
    description:
      'Who had a vehicle, from which check-in to which checkout, under which clause of the agreement; for one fine, or for a file of up to 500. A row that cannot be read says so and keeps none of the others back. A question: it changes nothing.',
  })
  @ApiOkResponse({ description: 'An answer for each fine, in their order.', type: [CustodyResponse] })
  @Refuses('FINES_UNREADABLE', 'FINES_COLUMNS_MISSING', 'FINES_NONE', 'FINES_TOO_MANY')
  askCustody(@Body() asked: CustodyDto, @SignedIn() { zone }: Caller, @Now() now: Instant): Promise<CustodyResponse[]> {
    return this.whoAnswers.forFines(finesIn(asked), { zone, now });
  }
}

function finesIn({ vehicle, time, csv }: CustodyDto): readonly Fine[] {
  if (csv !== undefined) return readFines(csv);
  if (vehicle === undefined || time === undefined)
    throw new Refusal('VALIDATION_FAILED', {
      errors: [{ field: 'vehicle', message: 'Either vehicle and time, or csv.' }],
    });
  return [{ line: 1, vehicle, time }];
}
