import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { LicenceOfResponder } from '../responders/licence-of-responder.js';
import { IssueUploadController, IssueUploadHandler } from './issue-upload/issue-upload.controller.js';
import { OwnPhotosController } from './licence-photos/own-photos.controller.js';
import { PhotoFiles } from './licence-photos/photo-files.js';
import { SubmittedPhotosController } from './licence-photos/submitted-photos.controller.js';
import { ListLicenceHistoryController } from './licence-history/list-licence-history.controller.js';
import { GetOwnLicenceController } from './licence-standing/get-own-licence.controller.js';
import { HandedIn } from './licence-standing/handed-in.js';
import { ListPendingLicencesController } from './licence-standing/list-pending-licences.controller.js';
import { ReviewLicenceController } from './review-licence/review-licence.controller.js';
import { ReviewLicenceHandler } from './review-licence/review-licence.handler.js';
import { SubmitLicenceController } from './submit-licence/submit-licence.controller.js';
import { SubmitLicenceHandler } from './submit-licence/submit-licence.handler.js';
import { SweepPhotos } from './sweep-photos/sweep-photos.js';
import { KeptPictures } from './upload-photo/kept-picture.js';
import { UploadLinks } from './upload-photo/upload-links.js';
import { UploadPhotoController } from './upload-photo/upload-photo.controller.js';
import { UploadPhotoHandler } from './upload-photo/upload-photo.handler.js';

/**
 * Photos of driving licences and their verification. Where the process is a worker, it sweeps up behind the others. Global,
 * since it answers whether a licence was handed in to those who know nothing of licences.
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
        SubmitLicenceHandler,
        ReviewLicenceHandler,
        { provide: LicenceOfResponder, useClass: HandedIn },
      ],
      exports: [LicenceOfResponder],
    };
  }
}

@Module({ providers: [SweepPhotos] })
class SweepingModule implements OnApplicationBootstrap {
  constructor(private readonly photos: SweepPhotos) {}

  onApplicationBootstrap(): void {
    this.photos.start();
  }
}
