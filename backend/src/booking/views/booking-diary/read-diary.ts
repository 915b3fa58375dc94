import { DEFAULT_DIARY_ORDER, searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Database } from '../../../platform/database/index.js';
import { type Caller, mapPage, type Page, type PageRequest, pageRequest } from '../../../platform/http/index.js';
import type { BookingDiaryRow } from './booking-diary.query.js';
import type { CountedFilter, DiaryReader } from './counted-filter.js';
import { type BookingResponse, toBookingResponse } from './booking.response.js';
import { diaryPage } from './diary-page.query.js';
import { meaningsOf } from './diary-search.js';
import type { DiaryQuery, ListDiaryQuery } from './list-diary.dto.js';

/** Reads one page of the diary. */
export type DiaryPages = (request: PageRequest) => Promise<Page<BookingDiaryRow>>;

/** The diary of a query. Its words are looked up once for all pages. */
export async function readDiary(database: Database, query: DiaryQuery, reader: DiaryReader): Promise<DiaryPages> {
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
  return (request) => database.fetch(diaryPage(filter, request, order));
}

/** A page of the diary, limited to what the reader may see. */
export async function readDiaryPage(
  database: Database,
  query: ListDiaryQuery,
  { kind, ...reader }: DiaryReader & Pick<Caller, 'kind'>,
): Promise<Page<BookingResponse>> {
  const diary = await readDiary(database, query, reader);
  const page = await diary(pageRequest(query));
  return mapPage(page, (row) => toBookingResponse(row, { reader: kind, now: reader.now }));
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
