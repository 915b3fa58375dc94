import { diaryOrders, type DiaryOrder, searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { instant } from '@rigbook/contracts/kernel/time';
import type { DiaryFilter } from '../../src/booking/views/booking-diary/diary-filter.js';
import { diaryPage } from '../../src/booking/views/booking-diary/diary-page.query.js';
import { meaningsOf } from '../../src/booking/views/booking-diary/diary-search.js';
import type { Database } from '../../src/platform/database/database.js';
import type { Statement } from '../../src/platform/database/statement.js';

export interface DiaryReadingPlan {
  readonly asked: object;
  readonly statement: Statement;
}

const statuses = [undefined, 'pending', 'rejected'] as const;
const days = [
  undefined,
  { from: instant('2025-01-05T00:00Z'), to: instant('2025-01-12T00:00Z') },
  { from: instant('2025-01-05T00:00Z'), to: instant('2026-01-05T00:00Z') },
] as const;
/** nothing; frequent and seldom words, a name, a vehicle, and two words that seldom meet */
const searches = ['', 'shift', '4711 נהיגה', 'dana levi', 'vehicle 7', 'zzz'] as const;

/** Every combination of what the diary's screen can ask for, each with its first page and one from the middle of the years. */
export async function diaryReadings(
  database: Database,
  { vehicleId, limit }: { vehicleId: VehicleId; limit: number },
): Promise<readonly DiaryReadingPlan[]> {
  const readings: DiaryReadingPlan[] = [];
  for (const search of searches) {
    const words = await database.fetch(meaningsOf(searchWords(search)));
    for (const status of statuses)
      for (const vehicle of [undefined, vehicleId])
        for (const unitNumber of [undefined, '007'])
          for (const period of days) {
            const filter: DiaryFilter = {
              words,
              ...(status && { status }),
              ...(vehicle && { vehicleId: vehicle }),
              ...(unitNumber && { unitNumber }),
              ...period,
            };
            for (const order of diaryOrders) {
              const named = { search, status, vehicle, unitNumber, ...period, order };
              const pages = [undefined, ...(period ? [] : [{ at: instant('2025-09-01T00:00Z'), id: vehicleId }])];
              for (const after of pages)
                readings.push({ asked: { ...named, after }, statement: page(filter, order, { limit, after }) });
            }
          }
  }
  return readings;
}

const page = (filter: DiaryFilter, order: DiaryOrder, request: Parameters<typeof diaryPage>[1]): Statement =>
  diaryPage(filter, request, order).statement;
