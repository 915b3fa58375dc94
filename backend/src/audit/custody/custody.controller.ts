import { Body, Post } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { LONGEST_FINES_FILE } from '@rigbook/contracts/audit/fines.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import { Optional, TakesRawText } from '../../platform/fields/index.js';
import { Answers, AuditorOnly, Now, OpenToTokens, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import type { Caller } from '../../platform/http/index.js';
import { CustodyResponse } from './custody.response.js';
import { type Fine, readFines } from './read-fines.js';
import { CustodyFinder } from './custody-finder.js';

@ApiSchema({ name: 'AskCustody' })
class CustodyDto {
  @Optional()
  @TakesRawText(80, '12-345-67', 'A plate number or a name.')
  vehicle?: string;

  @Optional()
  @TakesRawText(40, '2026-11-23 18:05', "In the organization's time zone.")
  time?: string;

  @Optional()
  @TakesRawText(LONGEST_FINES_FILE, {
    example: 'vehicle,time\n12-345-67,2026-11-23 18:05\n',
    description: 'Alternatively, a CSV with the columns "vehicle" (a plate or a name) and "time", at most 500 fines.',
  })
  csv?: string;
}

@Routes('audit/custody', 'Audit')
@AuditorOnly()
export class CustodyController {
  constructor(private readonly custody: CustodyFinder) {}

  @Post()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Find who had a vehicle at a given minute',
    description:
      'Who had the vehicle, from which check-in to which checkout, and the relevant clause of the agreement, for one fine or a file of up to 500. An unreadable row is reported and does not affect the others. Changes nothing.',
  })
  @Answers([CustodyResponse], 'An answer for each fine, in order.')
  @Refuses('FINES_UNREADABLE', 'FINES_COLUMNS_MISSING', 'FINES_NONE', 'FINES_TOO_MANY')
  askCustody(@Body() asked: CustodyDto, @CalledBy() { zone }: Caller, @Now() now: Instant): Promise<CustodyResponse[]> {
    return this.custody.forFines(finesIn(asked), { zone, now });
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
