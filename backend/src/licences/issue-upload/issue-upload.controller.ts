import { Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { MOST_UNUSED_UPLOADS, UPLOAD_LINK_VALID_MINUTES } from '@rigbook/contracts/licences/photo.limits';
import { commandOf } from '../../platform/commands/command-of.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Text } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersCreated,
  Context,
  Idempotent,
  NoFields,
  type Person,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { dropOldestUploads, issueUpload } from '../photo-uploads/photo-upload.statements.js';
import { UploadLinks } from '../upload-photo/upload-links.js';

@ApiSchema({ name: 'Upload' })
export class UploadResponse {
  @Text({
    description: 'An address of this server for one PUT by you. It also identifies the photo when you submit it.',
    example:
      '/api/objects/uploads/0197f1c2-0f01-7000-8000-000000000f01?expires=1795363200000&signature=3xJ0cQn5V3q2o1mYk1c7f0m5mJm3b8o2v9wq1d4t6yA',
  })
  uploadURL!: string;
}

export class IssueUpload extends commandOf<{ responderId: ResponderId; takesPdf: boolean }, UploadResponse>() {}

@CommandHandler(IssueUpload)
export class IssueUploadHandler implements ICommandHandler<IssueUpload> {
  constructor(
    private readonly events: EventStore,
    private readonly links: UploadLinks,
    private readonly ids: Ids,
  ) {}

  async execute({ responderId, takesPdf, context }: IssueUpload): Promise<UploadResponse> {
    const uploadId = this.ids.newId() as PhotoUploadId;
    const body = { uploadURL: this.links.link({ uploadId, responderId }, context.now) };
    await this.events.commit({
      context,
      locks: [`photo-uploads:${responderId}`], // otherwise two at once could exceed the limit
      appends: [],
      statements: [dropOldestUploads(responderId), issueUpload(uploadId, { responderId, takesPdf }, context.now)],
      answer: { status: 201, body },
    });
    return body;
  }
}

@Routes('objects', 'Licenses')
export class IssueUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Post('upload')
  @Idempotent()
  @ApiOperation({
    summary: 'Create an address for uploading a photo',
    description:
      `For one PUT by you within ${UPLOAD_LINK_VALID_MINUTES} minutes. ` +
      `The latest ${MOST_UNUSED_UPLOADS} uploads that were not submitted are kept for a day.`,
  })
  @AnswersCreated(UploadResponse, 'The address for the photo.')
  issueUpload(
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
    @NoFields() _body: undefined,
  ): Promise<UploadResponse> {
    return this.commands.execute(new IssueUpload({ responderId, takesPdf: false, context }));
  }
}

@AdminRoutes('admin/objects', 'Admin: vehicles')
export class IssuePaperUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Post('paper-upload')
  @Idempotent()
  @ApiOperation({
    summary: 'Create an address for uploading a paper of a vehicle',
    description: `As for a photo, but it takes a PDF as well. What is uploaded there cannot be handed in as a photo.`,
  })
  @AnswersCreated(UploadResponse, 'The address for the paper.')
  issuePaperUpload(
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
    @NoFields() _body: undefined,
  ): Promise<UploadResponse> {
    return this.commands.execute(new IssueUpload({ responderId, takesPdf: true, context }));
  }
}
