import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ServiceKind, serviceKinds } from '@rigbook/contracts/fleet/service.words';
import {
  type PaperMediaType,
  paperMediaTypes,
  type ServicePaperState,
  servicePaperStates,
} from '@rigbook/contracts/fleet/service-paper.words';
import type { Day, Instant, ServiceId, ServicePaperId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, Database, type Query } from '../../platform/database/index.js';
import { CalendarDay, Id, Moment, OneOf, Part, Parts, Text, Whole } from '../../platform/fields/index.js';
import { PAPERS_OF_SERVICE, type ServicePaper } from '../papers/service-paper.statements.js';
import { AdminRoutes, Answers, PathId } from '../../platform/http/index.js';

/** Many years of one vehicle. */
const MOST_SERVICES = 200;

interface ServiceRow {
  readonly id: ServiceId;
  readonly kind: ServiceKind;
  readonly name: string | null;
  readonly doneOn: Day;
  readonly mileageKm: number | null;
  readonly costCents: number | null;
  readonly validUntil: Day | null;
  readonly recordedAt: Instant;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly papers: ServicePaper[];
}

/** What was done of the vehicle's plans, the latest first. */
export const servicesOf = (vehicleId: VehicleId): Query<readonly ServiceRow[]> =>
  allRows<ServiceRow>({
    name: 'services-done.of-vehicle',
    text: `SELECT s.service_id AS id, p.kind, p.name, s.done_on AS "doneOn", s.mileage_km AS "mileageKm",
                  s.cost_cents AS "costCents", s.valid_until AS "validUntil", s.recorded_at AS "recordedAt",
                  r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName", ${PAPERS_OF_SERVICE} AS papers
           FROM service_done s JOIN service_plan p ON p.plan_id = s.plan_id
             LEFT JOIN responder r ON r.id = s.recorded_by
           WHERE s.vehicle_id = $1 ORDER BY s.done_on DESC, s.service_id DESC LIMIT $2`,
    values: [vehicleId, MOST_SERVICES],
  });

@ApiSchema({ name: 'ServiceRecorder' })
class ServiceRecorder {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Bar') lastName!: string | null;
}

@ApiSchema({ name: 'ServicePaper' })
class ServicePaperResponse {
  @Id('0197f1c2-1302-7000-8000-000000001302') id!: ServicePaperId;
  @OneOf(paperMediaTypes, 'PaperMediaType', 'application/pdf') mediaType!: PaperMediaType;
  @OneOf(servicePaperStates, 'ServicePaperState', 'here') state!: ServicePaperState;
  @Text(
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'SHA-256 of the paper as it is kept. It stays once it is erased.',
  )
  sha256!: string;
}

@ApiSchema({ name: 'ServiceDoneOfVehicle' })
class ServiceDoneResponse {
  @Id('0197f1c2-1301-7000-8000-000000001301') id!: ServiceId;
  @OneOf(serviceKinds, 'ServiceKind', 'oil') kind!: ServiceKind;
  @Text.orNull(null, 'Of the kind `other` only.') name!: string | null;
  @CalendarDay('2026-11-26') doneOn!: Day;
  @Whole.orNull(54_400) mileageKm!: number | null;
  @Whole.orNull(42_050, 'Hundredths of the currency.') costCents!: number | null;
  @CalendarDay.orNull(null, 'The last valid day that a paper got.') validUntil!: Day | null;
  @Moment('2026-11-26T15:04:00.000Z') recordedAt!: Instant;
  @Part(ServiceRecorder) recordedBy!: ServiceRecorder;
  @Parts(ServicePaperResponse, 'Invoices and other papers, in the order in which they arrived.')
  papers!: ServicePaperResponse[];
}

const toResponse = ({ unitNumber, firstName, lastName, ...row }: ServiceRow): ServiceDoneResponse => ({
  ...row,
  recordedBy: { unitNumber, firstName, lastName },
});

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListServicesController {
  constructor(private readonly database: Database) {}

  @Get(':id/services')
  @ApiOperation({
    summary: 'List what was done of the plans of a vehicle',
    description: `The latest first, at most ${MOST_SERVICES}.`,
  })
  @Answers([ServiceDoneResponse], 'What was done.')
  async listServices(@PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId): Promise<ServiceDoneResponse[]> {
    return (await this.database.fetch(servicesOf(vehicleId))).map(toResponse);
  }
}
