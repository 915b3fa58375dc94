import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import type { DefectId } from '@rigbook/contracts/kernel';
import { type DefectWordsErased, VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore, forgetAnswersNaming } from '../../platform/event-store/index.js';
import { TakesOneOf } from '../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { vehicleOfDefect } from '../views/vehicle-defects.query.js';
import { forgetWords, wordsOfDefect } from './defect-words.statements.js';

@ApiSchema({ name: 'EraseDefectWords' })
export class EraseDefectWordsDto {
  @TakesOneOf(textErasureReasons, 'TextErasureReason', 'because must be one of the reasons.')
  because!: TextErasureReason;
}

export class EraseDefectWords extends commandOf<{ defectId: DefectId; because: TextErasureReason }, undefined>() {}

@CommandHandler(EraseDefectWords)
export class EraseDefectWordsHandler implements ICommandHandler<EraseDefectWords> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** Also of a vehicle that was retired since. @throws Refusal DEFECT_NOT_FOUND, TEXT_NOT_FOUND, CHANGED_MEANWHILE */
  async execute({ defectId, because, context }: EraseDefectWords): Promise<undefined> {
    const vehicleId = await this.database.fetch(vehicleOfDefect(defectId));
    if (!vehicleId) throw new Refusal('DEFECT_NOT_FOUND');
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      reads: [wordsOfDefect(defectId)],
      facts: (_history, [eventId]) => eventId,
      decide: (eventId) => {
        if (eventId === undefined) throw new Refusal('TEXT_NOT_FOUND');
        const erased: DefectWordsErased = { type: 'DefectWordsErased', data: { defectId, eventId, because } };
        return { events: [erased], statements: [forgetWords(eventId), forgetAnswersNaming(defectId)] };
      },
    });
    return undefined;
  }
}

@AdminRoutes('admin/defects', 'Admin: vehicles')
export class EraseDefectWordsController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/words-erasure')
  @Idempotent()
  @ApiOperation({
    summary: 'Erase the words of a defect',
    description:
      'The words are deleted wherever Rigbook shows or keeps them. The defect stays, and the log has a hash in their place. What was mailed, downloaded or sent to other programs is not reached.',
  })
  @AnswersNothing('Erased.')
  @Refuses('TEXT_NOT_FOUND', 'CHANGED_MEANWHILE')
  async eraseDefectWords(
    @PathId('DEFECT_NOT_FOUND') defectId: DefectId,
    @Body() { because }: EraseDefectWordsDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new EraseDefectWords({ defectId, because, context }));
  }
}
