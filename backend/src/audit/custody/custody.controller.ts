import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refusal } from '../../platform/decisions/refusal.js';
import { AuditorOnly } from '../../platform/http/access.decorators.js';
import { SignedIn } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { Caller } from '../../platform/http/caller.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { OpenToTokens } from '../../platform/http/token-access.decorators.js';
import { CustodyDto } from './custody.dto.js';
import { CustodyResponse } from './custody.response.js';
import { type Fine, readFines } from './read-fines.js';
import { WhoAnswers } from './who-answers.js';

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
  askCustody(
    @Body() asked: CustodyDto,
    @SignedIn() { zone }: Caller,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<CustodyResponse[]> {
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
