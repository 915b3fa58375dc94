import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MOST_UNUSED_UPLOADS, UPLOAD_LINK_VALID_MINUTES } from '@rigbook/contracts/licences/photo.limits';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { Context, SignedInPerson } from '../../platform/http/context.decorator.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import type { Person } from '../../platform/http/caller.js';
import { IssueUpload } from './issue-upload.handler.js';
import { UploadResponse } from './upload.response.js';

@ApiTags('Licences')
@Controller('objects')
export class IssueUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Post('upload')
  @Idempotent()
  @ApiOperation({
    summary: 'Ask for an address to upload a photo to',
    description:
      `For one PUT of your own within ${UPLOAD_LINK_VALID_MINUTES} minutes. Of uploads that were not handed in, ` +
      `the latest ${MOST_UNUSED_UPLOADS} are kept, for a day.`,
  })
  @ApiCreatedResponse({ description: 'The address to put the photo to.', type: UploadResponse })
  issueUpload(@SignedInPerson() { responderId }: Person, @Context() context: CommandContext): Promise<UploadResponse> {
    return this.commands.execute(new IssueUpload(responderId, context));
  }
}
