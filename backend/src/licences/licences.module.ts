import { type DynamicModule, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Database, query, type Query } from '../platform/database/index.js';
import { LicenceOfResponder } from '../responders/responder-ports.js';
import { DeletePhotos } from './delete-photos/delete-photos.js';
import {
  IssuePaperUploadController,
  IssueUploadController,
  IssueUploadHandler,
} from './issue-upload/issue-upload.controller.js';
import { ListLicenceHistoryController } from './licence-history/list-licence-history.controller.js';
import { OwnPhotosController, SubmittedPhotosController } from './licence-photos/licence-photos.controller.js';
import { HandInUploadHandler } from './photo-uploads/hand-in.js';
import { PhotoFiles } from './licence-photos/photo-files.js';
import { GetOwnLicenceController, ListPendingLicencesController } from './licence-status/read-licences.controller.js';
import { ReviewLicenceController } from './review-licence/review-licence.controller.js';
import { ReviewLicenceHandler } from './review-licence/review-licence.handler.js';
import { SubmitLicenceController } from './submit-licence/submit-licence.controller.js';
import { SubmitLicenceHandler } from './submit-licence/submit-licence.handler.js';
import { FindReturnedPhotos } from './sweep-photos/find-returned-photos.js';
import { SweepPhotos } from './sweep-photos/sweep-photos.js';
import { KeptPictures } from './upload-photo/kept-picture.js';
import { UploadLinks } from './upload-photo/upload-links.js';
import { UploadPhotoController } from './upload-photo/upload-photo.controller.js';
import { UploadPhotoHandler } from './upload-photo/upload-photo.handler.js';

/** Tells slices that do not know licenses whether one was ever submitted. */
@Injectable()
class HandedIn extends LicenceOfResponder {
  constructor(private readonly database: Database) {
    super();
  }

  override wasHandedIn(responderId: ResponderId): Promise<boolean> {
    return this.database.fetch(handedInBy(responderId));
  }
}

const handedInBy = (responderId: ResponderId): Query<boolean> =>
  query(
    {
      name: 'licence-standing.handed-in',
      text: `SELECT FROM licence_verification WHERE responder_id = $1 LIMIT 1`,
      values: [responderId],
    },
    (rows) => rows.length > 0,
  );

/**
 * Photos of driving licenses and their verification. A worker also deletes photos that are unused, or whose time is over. Global, since it tells slices that do not
 * know licenses whether one was submitted.
 */
@Module({})
export class LicencesModule {
  static with({ worker }: { readonly worker: boolean }): DynamicModule {
    return {
      module: LicencesModule,
      global: true,
      imports: worker ? [SweepingModule] : [],
      controllers: [
        IssueUploadController,
        IssuePaperUploadController,
        UploadPhotoController,
        SubmitLicenceController,
        GetOwnLicenceController,
        OwnPhotosController,
        ListPendingLicencesController,
        SubmittedPhotosController,
        ReviewLicenceController,
        ListLicenceHistoryController,
      ],
      providers: [
        UploadLinks,
        KeptPictures,
        PhotoFiles,
        IssueUploadHandler,
        UploadPhotoHandler,
        HandInUploadHandler,
        SubmitLicenceHandler,
        ReviewLicenceHandler,
        { provide: LicenceOfResponder, useClass: HandedIn },
      ],
      exports: [LicenceOfResponder, PhotoFiles],
    };
  }
}

@Module({ providers: [DeletePhotos, FindReturnedPhotos, SweepPhotos] })
class SweepingModule implements OnApplicationBootstrap {
  constructor(
    private readonly kept: DeletePhotos,
    private readonly returned: FindReturnedPhotos,
    private readonly photos: SweepPhotos,
  ) {}

  onApplicationBootstrap(): void {
    for (const work of [this.kept, this.returned, this.photos]) work.start();
  }
}
