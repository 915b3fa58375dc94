import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccessRecordInterceptor } from './access-record.interceptor.js';
import { AccessRecord } from './access-record.js';

/** Who came in, tried to, or read what is private. */
@Global()
@Module({
  providers: [AccessRecord, { provide: APP_INTERCEPTOR, useClass: AccessRecordInterceptor }],
  exports: [AccessRecord],
})
export class AccessRecordModule {}
