import { DEFAULT_DIARY_ORDER, type DiaryOrder, searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Database } from '../../../platform/database/index.js';
import type { Page, PageRequest } from '../../../platform/http/index.js';
import type { BookingDiaryRow } from './booking-diary.query.js';
import type { AsCounted, DiaryReader } from './diary-as-counted.js';
import { diaryPage } from './diary-page.query.js';
import { meaningsOf } from './diary-search.js';
import type { DiaryQuery } from './list-diary.dto.js';

export interface DiaryReading {
  readonly order: DiaryOrder;
  readonly page: (request: PageRequest) => Promise<Page<BookingDiaryRow>>;
}

/** The diary as a query asks for it; what its words mean is found out once, for all pages. */
export async function readDiary(database: Database, query: DiaryQuery, reader: DiaryReader): Promise<DiaryReading> {
  const { search = '', order = DEFAULT_DIARY_ORDER, status, vehicleId, unitNumber, from, to } = query;
  const words = searchWords(search);
  const filter = {
    ...(status && { status }),
    ...(vehicleId && { vehicleId }),
    ...(unitNumber && { unitNumber }),
    ...(from && { from }),
    ...(to && { to }),
    ...(words.length > 0 && { words: await database.fetch(meaningsOf(words)) }),
    counted: { ...asCounted(query), ...reader },
  };
  return { order, page: (request) => database.fetch(diaryPage(filter, request, order)) };
}

const asCounted = ({ booked, begun, unsigned, checkedIn, overdue, weekday, hour }: DiaryQuery): AsCounted => ({
  ...(booked && { booked }),
  ...(begun && { begun }),
  ...(unsigned && { unsigned }),
  ...(checkedIn && { checkedIn }),
  ...(overdue && { overdue }),
  ...(weekday !== undefined && { weekday }),
  ...(hour !== undefined && { hour }),
});
