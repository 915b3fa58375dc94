import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { AccessKind } from '@rigbook/contracts/access-record/access-record.words';
import { AccessRecordInterceptor, RECORDED } from './access-record.interceptor.js';

/** Puts each success of the route into the access record. */
export const Recorded = (kind: AccessKind) =>
  applyDecorators(SetMetadata(RECORDED, kind), UseInterceptors(AccessRecordInterceptor));
