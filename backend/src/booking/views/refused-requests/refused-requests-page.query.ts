import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../../platform/http/index.js';
import { REFUSED_REQUEST_COLUMNS, REFUSED_REQUEST_TABLES, type RefusedRequestRow } from './refused-request.row.js';

export interface RefusedRequestsFilter {
  readonly responderId?: ResponderId;
  readonly unitNumber?: string;
  readonly vehicleId?: VehicleId;
  readonly code?: RequestRefusalCode;
  /** Refused at or after it. */
  readonly from?: Instant;
  /** Refused before it. */
  readonly to?: Instant;
}

/** One page, latest refusal first. Planned for its values, since the best plan for a rare reason is bad for a frequent one. */
export function refusedRequestsPage(
  { responderId, unitNumber, vehicleId, code, from, to }: RefusedRequestsFilter,
  { limit, after }: PageRequest,
): Query<Page<RefusedRequestRow>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [
    ...(responderId ? [`q.responder_id = ${bind(responderId)}`] : []),
    ...(unitNumber ? [`q.responder_id = (SELECT id FROM responder WHERE unit_number = ${bind(unitNumber)})`] : []),
    ...(vehicleId ? [`q.vehicle_id = ${bind(vehicleId)}`] : []),
    ...(code ? [`q.code = ${bind(code)}`] : []),
    ...(from ? [`q.refused_at >= ${bind(from)}`] : []),
    ...(to ? [`q.refused_at < ${bind(to)}`] : []),
    ...(after ? [`(q.refused_at, q.id) < (${bind(after.at)}, ${bind(after.id)})`] : []),
  ];
  return query<RefusedRequestRow, Page<RefusedRequestRow>>(
    {
      name: '',
      text: `SELECT ${REFUSED_REQUEST_COLUMNS} FROM ${REFUSED_REQUEST_TABLES}
             ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
             ORDER BY q.refused_at DESC, q.id DESC LIMIT ${bind(limit + 1)}`,
      values,
    },
    pageOf(limit, ({ refusedAt: at, id }) => ({ at, id })),
  );
}
