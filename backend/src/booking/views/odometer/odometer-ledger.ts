import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { asPerson, type Caller, mapPage, type Page, type PageRequest } from '../../../platform/http/index.js';
import { type OdometerFilter, odometerPage } from './odometer.query.js';
import { type OdometerShiftResponse, toOdometerShift } from './odometer.response.js';
import { ReadingContests } from './reading-contests.js';

/** Shifts of the ledger, with what was said about their readings. */
@Injectable()
export class OdometerLedger {
  constructor(
    private readonly database: Database,
    private readonly contests: ReadingContests,
  ) {}

  async page(filter: OdometerFilter, request: PageRequest, caller: Caller): Promise<Page<OdometerShiftResponse>> {
    const page = await this.database.fetch(odometerPage(filter, request));
    const contested = page.rows.filter((row) => row.checkInContest !== null || row.checkOutContest !== null);
    const said = await this.contests.ofShifts(contested.map(({ bookingId }) => bookingId));
    return mapPage(page, (row) => toOdometerShift(row, said, asPerson(caller)?.responderId));
  }
}
