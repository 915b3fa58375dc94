import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import type { DamagePhotoId, DefectId } from '@rigbook/contracts/kernel';
import { VEHICLE_STREAM } from '../fleet/vehicle.events.js';
import { commandOf } from '../platform/commands/command-of.js';
import { Database } from '../platform/database/index.js';
import { decide, Refusal } from '../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../platform/event-store/index.js';
import { TakesOneOf } from '../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../platform/http/index.js';
import { eraseSeenPhoto } from './seen-photo.decision.js';
import { forgetSeenPhoto, seenPhotoAt, seenPhotoKey } from './seen-photo.statements.js';

@ApiSchema({ name: 'EraseSeenPhoto' })
export class EraseSeenPhotoDto {
  @TakesOneOf(textErasureReasons, 'TextErasureReason', 'because must be one of the reasons.')
  because!: TextErasureReason;
}

export class EraseSeenPhoto extends commandOf<
  { defectId: DefectId; photo: { photoId: DamagePhotoId; because: TextErasureReason } },
  undefined
>() {}

@CommandHandler(EraseSeenPhoto)
export class EraseSeenPhotoHandler implements ICommandHandler<EraseSeenPhoto> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** Also of a vehicle that was retired since. @throws Refusal PHOTO_NOT_FOUND, CHANGED_MEANWHILE */
  async execute({ defectId, photo, context }: EraseSeenPhoto): Promise<undefined> {
    const { photoId } = photo;
    const at = await this.database.fetch(seenPhotoAt(defectId, photoId));
    if (!at) throw new Refusal('PHOTO_NOT_FOUND');
    await decide(this.events, {
      context,
      stream: { id: at.vehicleId, type: VEHICLE_STREAM },
      reads: [seenPhotoKey(defectId, photoId)],
      facts: (_history, [key]) => ({ isThere: key !== undefined }),
      decide: (standing) => ({
        events: [eraseSeenPhoto({ defectId, ...photo }, standing)],
        statements: forgetSeenPhoto(defectId, photoId),
      }),
    });
    return undefined;
  }
}

@AdminRoutes('admin/defects', 'Admin: vehicles')
export class EraseSeenPhotoController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/seen-photos/:photoId/erasure')
  @Idempotent()
  @ApiOperation({
    summary: 'Erase a photo of what somebody saw at a vehicle',
    description: 'The photo is deleted within seconds. Its hash stays in the log. What was downloaded is not reached.',
  })
  @AnswersNothing('Erased.')
  @Refuses('CHANGED_MEANWHILE')
  async eraseSeenPhoto(
    @PathId('PHOTO_NOT_FOUND') defectId: DefectId,
    @PathId('PHOTO_NOT_FOUND', 'photoId') photoId: DamagePhotoId,
    @Body() { because }: EraseSeenPhotoDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new EraseSeenPhoto({ defectId, photo: { photoId, because }, context }));
  }
}
