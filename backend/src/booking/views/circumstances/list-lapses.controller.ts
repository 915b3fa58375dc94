import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { isWarnedOf, lapseWarning } from '@rigbook/contracts/booking/lapses.rules';
import { type Instant, type ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Id, Whole } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, CalledBy, type Caller, Now } from '../../../platform/http/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { lapsesByResponder } from './lapses.query.js';
import { lately } from './lately.js';

/** Above what an organization has; those with most of them come first. */
const MOST = 500;

@ApiSchema({ name: 'WarnedResponder' })
class WarnedResponderResponse {
  @Id('0197f1c2-0101-7000-8000-000000000101') userId!: ResponderId;
  @Whole(3, 'Bookings that they missed: nobody checked in.') missed!: number;
  @Whole(1, 'Vehicles that came back late, or are overdue.') late!: number;
  @Whole(0, 'Emergency takes that the office found to be misuse.') misused!: number;
}

@AdminRoutes('admin/lapses', 'Admin: bookings')
export class ListLapsesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List responders whose requests carry a warning',
    description: `Who has missed bookings, returned vehicles late or misused emergency takes in the last ${lapseWarning.days} days, as often as the settings ask for a warning.`,
  })
  @Answers([WarnedResponderResponse], `At most ${MOST}, those with most of them first.`)
  async listLapses(@CalledBy() { zone }: Caller, @Now() now: Instant): Promise<WarnedResponderResponse[]> {
    const [responders, { lapsesForWarning }] = await this.database.fetchAll([
      lapsesByResponder(lately(now, zone), now, MOST),
      organisationSettings(),
    ]);
    return responders
      .filter((lapses) => isWarnedOf(lapses, lapsesForWarning))
      .map(({ id, missed, late, misused }) => ({ userId: id, missed, late, misused }));
  }
}
