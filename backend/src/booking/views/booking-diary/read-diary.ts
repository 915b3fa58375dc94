import { searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Database } from '../../../platform/database/index.js';
import { type Caller, type JsonText, type Page, type PageRequest, pageRequest } from '../../../platform/http/index.js';
import type { BookingDiaryRow } from './booking-diary.query.js';
import type { CountedFilter, DiaryReader } from './counted-filter.js';
import { seesWholeBooking } from '../../reading-bookings.policy.js';
import type { BookingResponse } from './booking.response.js';
import type { DiaryFilter } from './diary-filter.js';
import { diaryAnswers, diaryPage } from './diary-page.query.js';
import { meaningsOf } from './diary-search.js';
import type { DiaryQuery, ListDiaryQuery } from './list-diary.dto.js';

/** Reads one page of the diary. */
export type DiaryPages = (request: PageRequest) => Promise<Page<BookingDiaryRow>>;

/** The diary of a query. Its words are looked up once for all pages. */
export async function readDiary(database: Database, query: DiaryQuery, reader: DiaryReader): Promise<DiaryPages> {
  const filter = await diaryFilter(database, query, reader);
  return (request) => database.fetch(diaryPage(filter, request, query.order));
}

/** A page of the diary as answers, limited to what the reader may see. */
export async function readDiaryPage(
  database: Database,
  query: ListDiaryQuery,
  { kind, ...reader }: DiaryReader & Pick<Caller, 'kind'>,
): Promise<Page<JsonText<BookingResponse>>> {
  const filter = await diaryFilter(database, query, reader);
  const { now } = reader;
  return database.fetch(diaryAnswers(filter, pageRequest(query), { whole: seesWholeBooking(kind), now }, query.order));
}

async function diaryFilter(database: Database, query: DiaryQuery, reader: DiaryReader): Promise<DiaryFilter> {
  const { search = '', status, vehicleId, unitNumber, from, to, reviewDue } = query;
  const words = searchWords(search);
  return {
    ...(status && { status }),
    ...(vehicleId && { vehicleId }),
    ...(unitNumber && { unitNumber }),
    ...(from && { from }),
    ...(to && { to }),
    ...(reviewDue && { reviewDue }),
    ...(words.length > 0 && { words: await database.fetch(meaningsOf(words)) }),
    counted: { ...asCounted(query), ...reader },
  };
}

const asCounted = ({ booked, begun, unsigned, checkedIn, overdue, weekday, hour }: DiaryQuery): CountedFilter => ({
  ...(booked && { booked }),
  ...(begun && { begun }),
  ...(unsigned && { unsigned }),
  ...(checkedIn && { checkedIn }),
  ...(overdue && { overdue }),
  ...(weekday !== undefined && { weekday }),
  ...(hour !== undefined && { hour }),
});
