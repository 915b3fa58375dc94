import type { AccessKind } from '@rigbook/contracts/access-record/access-record.words';
import { failedKinds } from '@rigbook/contracts/access-record/access-record.words';
import type { AccessTokenId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';

export interface AccessRecordRow {
  readonly id: string;
  readonly at: Instant;
  readonly lastAt: Instant;
  readonly times: number;
  readonly kind: AccessKind;
  readonly responderId: ResponderId | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly typedUnit: string | null;
  readonly accessToken: AccessTokenId | null;
  readonly tokenName: string | null;
  readonly subject: string | null;
  readonly code: string | null;
  readonly route: string;
  readonly network: string | null;
  readonly device: string | null;
}

export interface AccessRecordFilter {
  readonly kind?: AccessKind;
  /** done by or to this person, or tried with their unit */
  readonly responderId?: ResponderId;
  /** the person's current unit, or the one that was typed */
  readonly unitNumber?: string;
  /** an address, or the network that it lies in */
  readonly network?: string;
  /** at or after it */
  readonly from?: Instant;
  /** before it */
  readonly to?: Instant;
  /** what concerns this person: done in their name, or tried with their unit */
  readonly concerns?: { readonly responderId: ResponderId; readonly unitNumber: string };
}

/** One page, latest first. Planned for its values. */
export function accessRecordPage(
  { kind, responderId, unitNumber, network, from, to, concerns }: AccessRecordFilter,
  { limit, after }: PageRequest,
): Query<Page<AccessRecordRow>> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const inUnit = (unit: string) =>
    `(a.unit_number = ${unit} OR a.responder_id = (SELECT id FROM responder WHERE unit_number = ${unit}))`;
  const ofPerson = (id: string) =>
    `(a.responder_id = ${id} OR a.subject = ${id} OR a.unit_number = (SELECT unit_number FROM responder WHERE id = ${id}))`;
  const where = [
    ...(kind ? [`a.kind = ${bind(kind)}`] : []),
    ...(responderId ? [ofPerson(bind(responderId))] : []),
    ...(unitNumber ? [inUnit(bind(unitNumber))] : []),
    ...(network ? [`a.network && ${bind(network)}::inet`] : []),
    ...(from ? [`a.at >= ${bind(from)}`] : []),
    ...(to ? [`a.at < ${bind(to)}`] : []),
    ...(concerns
      ? [
          `(a.responder_id = ${bind(concerns.responderId)}
            OR (a.unit_number = ${bind(concerns.unitNumber)} AND a.kind = ANY (${bind(failedKinds)})))`,
        ]
      : []),
    ...(after ? [`(a.at, a.id) < (${bind(after.at)}, ${bind(after.id)})`] : []),
  ];
  return query<AccessRecordRow, Page<AccessRecordRow>>(
    {
      name: '',
      text: `SELECT a.id, a.at, a.last_at AS "lastAt", a.times, a.kind, a.responder_id AS "responderId",
                    r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
                    a.unit_number AS "typedUnit", a.access_token AS "accessToken", t.name AS "tokenName",
                    a.subject, a.code, a.route, abbrev(a.network) AS network, a.device
             FROM access_record a LEFT JOIN responder r ON r.id = a.responder_id
             LEFT JOIN access_token t ON t.id = a.access_token
             ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
             ORDER BY a.at DESC, a.id DESC LIMIT ${bind(limit + 1)}`,
      values,
    },
    pageOf(limit, ({ at, id }) => ({ at, id })),
  );
}
