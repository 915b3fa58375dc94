import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../platform/http/index.js';
import { ResponderResponse, toResponderResponse } from '../responder.response.js';
import { Responders } from '../responders.js';

@ApiTags('Users')
@Controller('users')
export class ListRespondersController {
  constructor(private readonly responders: Responders) {}

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'All responders, by unit number' })
  @ApiOkResponse({ description: 'Every responder, by unit number.', type: [ResponderResponse] })
  async listUsers(): Promise<ResponderResponse[]> {
    return (await this.responders.all()).map(toResponderResponse);
  }
}
