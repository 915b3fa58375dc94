import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { TakesYesOrNo } from '../../platform/fields/index.js';
import { AnswersNothing, NotForAuditors, type Person, Routes, SignedInPerson } from '../../platform/http/index.js';

@ApiSchema({ name: 'ChooseOfferMessages' })
class ChooseOfferMessagesDto {
  @TakesYesOrNo({ description: 'Whether to be told of bookings that colleagues offer to everybody.' })
  toldOfOffers!: boolean;
}

export class ChooseOfferMessages extends commandWithoutContext<{
  responderId: ResponderId;
  toldOfOffers: boolean;
}>() {}

/** No event: like the choice of channels, it changes nothing that anybody else sees. */
@CommandHandler(ChooseOfferMessages)
export class ChooseOfferMessagesHandler implements ICommandHandler<ChooseOfferMessages> {
  constructor(private readonly database: Database) {}

  async execute({ responderId, toldOfOffers }: ChooseOfferMessages): Promise<void> {
    await this.database.query({
      name: 'handing-on.choose-messages',
      text: `UPDATE responder SET told_of_offers = $2 WHERE id = $1`,
      values: [responderId, toldOfOffers],
    });
  }
}

@Routes('handing-on', 'Handing on')
export class ChooseOfferMessagesController {
  constructor(private readonly commands: CommandBus) {}

  @Put('messages')
  @NotForAuditors()
  @ApiOperation({
    summary: 'Choose whether to be told of offers to everybody',
    description: 'By the channels of your messages, and by push on devices where you switched it on. Off at first.',
  })
  @AnswersNothing('Saved.')
  chooseMessages(
    @Body() { toldOfOffers }: ChooseOfferMessagesDto,
    @SignedInPerson() { responderId }: Person,
  ): Promise<void> {
    return this.commands.execute(new ChooseOfferMessages({ responderId, toldOfOffers }));
  }
}
