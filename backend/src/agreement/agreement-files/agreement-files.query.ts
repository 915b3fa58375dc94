import type { Instant } from '@rigbook/contracts/kernel';
import type { SearchedWord } from '../../booking/views/booking-diary/diary-search.js';
import { DIARY_COLUMNS, DIARY_TABLES } from '../../booking/views/booking-diary/booking-diary.query.js';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { query, type Query } from '../../platform/database/index.js';
import { ERASED } from '../../responders/erase-responder/is-erased.query.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';

/** A signed booking, with facts about its document but not its content. */
export type AgreementFileRow = BookingDiaryRow & {
  readonly signedAt: Instant;
  readonly agreementVersion: string;
  readonly pdfSha256: string;
  /** null if no document is kept */
  readonly signerName: string | null;
  /** as the log says; missing from the list of people is no proof */
  readonly signerIsErased: boolean;
};

/**
 * Signed bookings, newest first. Reads the bookings rather than the documents, so that a removed document is noticed. Each word
 * must match a name, unit or vehicle. Planned for its values, like the diary.
 */
export function agreementFiles(
  words: readonly SearchedWord[],
  { limit, after }: PageRequest,
): Query<Page<AgreementFileRow>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const erased = bind(ERASED);
  const where = [
    'd.signed_at IS NOT NULL',
    ...words.map(
      ({ responders, vehicles }) =>
        `(d.responder_id = ANY (${bind(responders)}::uuid[]) OR d.vehicle_id = ANY (${bind(vehicles)}::uuid[]))`,
    ),
    ...(after ? [`(d.signed_at, d.booking_id) < (${bind(after.at)}, ${bind(after.id)})`] : []),
  ];
  return query<AgreementFileRow, Page<AgreementFileRow>>(
    {
      name: '',
      text: `SELECT ${DIARY_COLUMNS}, s.signer_name AS "signerName", s.booking_id IS NULL AND (
               SELECT count(*) > 0 FROM event WHERE stream = d.responder_id AND event.type = ${erased}) AS "signerIsErased"
             FROM ${DIARY_TABLES} LEFT JOIN LATERAL (
               SELECT booking_id, signer_name FROM signed_agreement WHERE booking_id = d.booking_id
               ORDER BY signed_at DESC LIMIT 1) s ON true
             WHERE ${where.join(' AND ')}
             ORDER BY d.signed_at DESC, d.booking_id DESC LIMIT ${bind(limit + 1)}`,
      values,
    },
    pageOf(limit, ({ signedAt: at, bookingId: id }) => ({ at, id })),
  );
}
