import { Global, Module } from '@nestjs/common';
import { AccessRecord } from './access-record.js';

/** Who came in, tried to, or read what is private. */
@Global()
@Module({
  providers: [AccessRecord],
  exports: [AccessRecord],
})
export class AccessRecordModule {}
