import { v5 } from 'uuid';
import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type DamagePlace, damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import { MOST_PHOTOS_SEEN, MOST_SEEN_A_DAY } from '@rigbook/contracts/fleet/seen.limits';
import { seenLabel } from '@rigbook/contracts/fleet/seen.rules';
import {
  type DamagePhotoId,
  type Day,
  dayOf,
  type DefectId,
  type ResponderId,
  textLimits,
  type VehicleId,
} from '@rigbook/contracts/kernel';
import { announcesNothingNew } from '../../fleet/vehicle-damage/announces-nothing-new.js';
import { TakesPhotoIds } from '../../fleet/vehicle-damage/takes-photo-ids.js';
import { type DefectReported, VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../../fleet/vehicle.state.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Optional, OptionalOrNull, TakesFilledText, TakesId, TakesOneOf } from '../../platform/fields/index.js';
import {
  AnswersNothing,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import type { Person } from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { countSeen } from './sighting-count.statement.js';

@ApiSchema({ name: 'ReportSeen' })
export class ReportSeenDto {
  @Optional()
  @TakesId('reportId must be a UUID that the device made.', {
    example: '0197f1c2-0b02-7000-8000-000000000b02',
    description: 'Sent again under the same id, it is the same report, and counts once.',
  })
  reportId?: string;

  @TakesFilledText(textLimits.defectWords, 'Please say what you saw.', 'The left mirror hangs down.') words!: string;

  @OptionalOrNull()
  @TakesOneOf(damagePlaceIds, 'DamagePlace', 'place must be one of the places on the drawing of a vehicle.', {
    example: 'left-mirror',
    description: 'Where on the drawing of the vehicle. Null if it is not on the drawing.',
  })
  place?: DamagePlace | null;

  @Optional() @TakesPhotoIds(MOST_PHOTOS_SEEN) photoIds?: readonly DamagePhotoId[];
}

interface Seen {
  /** undefined if the caller has none: each call is another report */
  readonly reportId: string | undefined;
  readonly by: ResponderId;
  readonly on: Day;
  readonly words: string;
  readonly place: DamagePlace | null;
  readonly photoIds: readonly DamagePhotoId[];
}

export class ReportSeen extends commandOf<{ vehicleId: VehicleId; seen: Seen }, undefined>() {}

@CommandHandler(ReportSeen)
export class ReportSeenHandler implements ICommandHandler<ReportSeen> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, TOO_MANY_SEEN, REPORTED_OTHERWISE, CHANGED_MEANWHILE */
  async execute({ vehicleId, seen, context }: ReportSeen): Promise<undefined> {
    const { reportId, by, on, words, place, photoIds } = seen;
    const reported: DefectReported = {
      type: 'DefectReported',
      data: {
        // the same of the same report, and of nobody else's
        defectId: (reportId ? v5(`seen/${by}/${reportId}`, vehicleId) : this.ids.newId()) as DefectId,
        bookingId: null,
        occasion: 'seen',
        editionId: null,
        item: 'seen',
        ...(place && { place }),
        label: seenLabel(place),
        isCritical: false,
        words,
        reading: null,
        expiresOn: null,
        photoIds,
      },
    };
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => {
        const isKnown = isReportedIn(history, reported);
        if (!isKnown) inFleetFrom(history);
        return isKnown;
      },
      decide: (isKnown) => (isKnown ? {} : { events: [reported], statements: [countSeen(by, on)] }),
      constraintMeanings: { sighting_count_most: () => new Refusal('TOO_MANY_SEEN', { most: MOST_SEEN_A_DAY }) },
      answer: () => undefined,
      status: 204,
    });
    return undefined;
  }
}

/** @throws Refusal REPORTED_OTHERWISE */
function isReportedIn(history: VehicleHistory, { data: again }: DefectReported): boolean {
  const known = history.find(
    (event): event is RecordedEvent<DefectReported> =>
      event.type === 'DefectReported' && event.data.defectId === again.defectId,
  )?.data;
  if (!known) return false;
  if (known.words === again.words && known.place === again.place && announcesNothingNew(known, again)) return true;
  throw new Refusal('REPORTED_OTHERWISE');
}

@Routes('vehicles', 'Vehicles')
export class ReportSeenController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/seen')
  @Idempotent()
  @ApiOperation({
    summary: 'Report something that you see at a vehicle',
    description:
      'For everybody who is signed in, whether or not they have the vehicle. The report becomes a defect, which the office acknowledges, fixes or declines. The next person to take the vehicle sees it.',
  })
  @AnswersNothing('Reported.')
  @Refuses('TOO_MANY_SEEN', 'REPORTED_OTHERWISE', 'CHANGED_MEANWHILE')
  async reportSeen(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Body() { reportId, words, place = null, photoIds = [] }: ReportSeenDto,
    @SignedInPerson() { responderId }: Person,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<void> {
    const seen = { reportId, by: responderId, on: dayOf(context.now, zone), words, place, photoIds };
    await this.commands.execute(new ReportSeen({ vehicleId, seen, context }));
  }
}
