import { ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { TakesOneOf, Text } from '../../platform/fields/index.js';

@ApiSchema({ name: 'SendCode' })
export class SendCodeDto {
  @TakesOneOf(messageChannels, 'MessageChannel', `channel must be ${messageChannels.join(' or ')}.`, 'whatsapp')
  channel!: MessageChannel;
}

const shape = new RegExp(`^[0-9]{${oneTimeCode.digits}}$`);

@ApiSchema({ name: 'EnterCode' })
export class EnterCodeDto {
  @Text({ pattern: shape.source, example: '482913' })
  @Matches(shape, { message: `The code has ${oneTimeCode.digits} digits.` })
  code!: string;
}
