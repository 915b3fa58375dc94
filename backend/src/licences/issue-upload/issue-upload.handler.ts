import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { dropOldestUploads, issueUpload } from '../photo-uploads/photo-upload.statements.js';
import { UploadLinks } from '../upload-photo/upload-links.js';
import type { UploadResponse } from './upload.response.js';

export class IssueUpload extends Command<UploadResponse> {
  constructor(
    readonly responderId: ResponderId,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(IssueUpload)
export class IssueUploadHandler implements ICommandHandler<IssueUpload> {
  constructor(
    private readonly events: EventStore,
    private readonly links: UploadLinks,
    private readonly ids: Ids,
  ) {}

  async execute({ responderId, context }: IssueUpload): Promise<UploadResponse> {
    const uploadId = this.ids.newId() as PhotoUploadId;
    const body = { uploadURL: this.links.link({ uploadId, responderId }, context.now) };
    await this.events.commit({
      context,
      lock: `photo-uploads:${responderId}`, // two at once would each find room
      appends: [],
      statements: [dropOldestUploads(responderId), issueUpload(uploadId, responderId, context.now)],
      answer: { status: 201, body },
    });
    return body;
  }
}
