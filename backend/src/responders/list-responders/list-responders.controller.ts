import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { AdminOnly, Answers, Routes } from '../../platform/http/index.js';
import { ResponderResponse, toResponderResponse } from '../responder.response.js';
import { Responders } from '../responders.js';

@Routes('users', 'Users')
export class ListRespondersController {
  constructor(private readonly responders: Responders) {}

  @Get()
  @Recorded('users-read')
  @AdminOnly()
  @ApiOperation({ summary: 'List all responders by unit number' })
  @Answers([ResponderResponse], 'Every responder, by unit number.')
  async listUsers(): Promise<ResponderResponse[]> {
    return (await this.responders.all()).map(toResponderResponse);
  }
}
