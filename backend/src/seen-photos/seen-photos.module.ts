import { Module } from '@nestjs/common';
import { EraseSeenPhotoController, EraseSeenPhotoHandler } from './erase-seen-photo.controller.js';
import { HandInSeenPhotoController } from './hand-in-seen-photo.controller.js';
import { ReadSeenPhotosController } from './read-seen-photos.controller.js';

/** Photos that follow a report of what somebody sees at a vehicle. They use the signed uploads of the licenses. */
@Module({
  controllers: [HandInSeenPhotoController, ReadSeenPhotosController, EraseSeenPhotoController],
  providers: [EraseSeenPhotoHandler],
})
export class SeenPhotosModule {}
