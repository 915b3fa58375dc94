import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { IssueUploadController } from './issue-upload/issue-upload.controller.js';
import { IssueUploadHandler } from './issue-upload/issue-upload.handler.js';
import { SweepPhotos } from './sweep-photos/sweep-photos.js';
import { KeptPictures } from './upload-photo/kept-picture.js';
import { UploadLinks } from './upload-photo/upload-links.js';
import { UploadPhotoController } from './upload-photo/upload-photo.controller.js';
import { UploadPhotoHandler } from './upload-photo/upload-photo.handler.js';

/** Photos of driving licences and their verification. Where the process is a worker, it sweeps up behind the others. */
@Module({})
export class LicencesModule {
  static with({ worker }: { readonly worker: boolean }): DynamicModule {
    return {
      module: LicencesModule,
      imports: worker ? [SweepingModule] : [],
      controllers: [IssueUploadController, UploadPhotoController],
      providers: [UploadLinks, KeptPictures, IssueUploadHandler, UploadPhotoHandler],
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
