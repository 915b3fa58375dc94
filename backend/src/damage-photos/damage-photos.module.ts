import { Module } from '@nestjs/common';
import { EraseDamagePhotoController, EraseDamagePhotoHandler } from './erase-photo/erase-photo.controller.js';
import { ReadDamagePhotosController } from './read-photos/read-photos.controller.js';
import { HandInDamagePhotoController } from './receive-photo/receive-photo.controller.js';

/** Photos that follow a report of damage. They use the signed uploads of the licenses. */
@Module({
  controllers: [HandInDamagePhotoController, ReadDamagePhotosController, EraseDamagePhotoController],
  providers: [EraseDamagePhotoHandler],
})
export class DamagePhotosModule {}
