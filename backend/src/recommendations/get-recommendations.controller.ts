import { Get } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type FleetRole, fleetRoles } from '@rigbook/contracts/fleet/fleet.words';
import { type Instant, periodOf, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import { HOURS_AHEAD, nextFullHour } from '@rigbook/contracts/recommendations/bookable-hours.rules';
import { recommend, type Recommendation } from '@rigbook/contracts/recommendations/recommendation.rules';
import { reasonInWords, recommendationReasonCodes } from '@rigbook/contracts/recommendations/recommendation.words';
import type { RecommendationReason } from '@rigbook/contracts/recommendations/recommendation.words';
import { Database } from '../platform/database/index.js';
import { example, Id, OneOf, Parts, Text, Texts, Whole } from '../platform/fields/index.js';
import { Answers, Now, type Person, Routes, SignedInPerson } from '../platform/http/index.js';
import { candidates, departmentOf, shiftHistory } from './recommendation-facts.query.js';

const fact = (code: RecommendationReason['code']) => ({ required: false, description: `Of \`${code}\`.` });

/** One reason for programs: its code, and the facts to word it in any language. */
@ApiSchema({ name: 'RecommendationReason' })
class RecommendationReasonResponse {
  @OneOf(recommendationReasonCodes, 'RecommendationReasonCode', 'role-authorised') code!: RecommendationReason['code'];
  @ApiProperty({ ...fact('role-authorised'), enum: fleetRoles, enumName: 'FleetRole', example: 'EMT' })
  role?: FleetRole;
  @ApiProperty({ ...fact('free-next-hours'), type: 'integer', minimum: 1, example: 12 })
  hours?: number;
  @ApiProperty({ ...fact('free-from'), type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' })
  startAt?: Instant;
  @Whole({ required: false, description: 'Of `driven-before` and `type-driven-before`.', minimum: 1, example: 3 })
  shifts?: number;
  @ApiProperty({ ...fact('type-driven-before'), type: String, example: 'Basic Life Support' })
  vehicleType?: string;
  @ApiProperty({ ...fact('good-fuel'), type: 'integer', minimum: 50, maximum: 100, example: 80 })
  fuelPercent?: number;
}

/** A vehicle that suits the caller. */
@ApiSchema({ name: 'Recommendation' })
class RecommendationResponse {
  @Id(example.vehicleId) id!: VehicleId;
  @Text('BLS1') name!: string;
  @Text('Basic Life Support') type!: string;
  @Whole({ minimum: 0, maximum: 100, description: 'Percent match.', example: 88 }) recommendationScore!: number;
  @Texts({
    description: 'The reasons in English, most important first.',
    example: ['Authorized for your role (EMT)', 'Free for the next 12 hours'],
  })
  recommendationReasons!: string[];
  @Parts(RecommendationReasonResponse, 'The same reasons in the same order, to word them in another language.')
  reasons!: readonly RecommendationReason[];
}

const toRecommendation = ({ vehicle, score, reasons }: Recommendation, zone: Zone): RecommendationResponse => ({
  id: vehicle.id,
  name: vehicle.name,
  type: vehicle.type,
  recommendationScore: score,
  recommendationReasons: reasons.map((reason) => reasonInWords(reason, zone)),
  reasons,
});

@Routes('recommendations', 'Vehicles')
export class GetRecommendationsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List recommended vehicles',
    description: 'Best first. Leaves out vehicles that you cannot book now, or only with a warning.',
  })
  @Answers([RecommendationResponse], 'The vehicles, best first; empty if none is suitable.')
  async getRecommendations(
    @SignedInPerson() { responderId, kind, zone }: Person,
    @Now() now: Instant,
  ): Promise<RecommendationResponse[]> {
    const [fleet, history, department] = await this.database.fetchAll([
      candidates(periodOf(nextFullHour(now), HOURS_AHEAD)),
      shiftHistory(responderId),
      departmentOf(responderId),
    ]);
    const recommended = recommend(fleet, { now, zone, isAdmin: kind === 'administrator', department, history });
    return recommended.map((one) => toRecommendation(one, zone));
  }
}
