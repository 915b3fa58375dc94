import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { AccessKind } from '@rigbook/contracts/access-record/access-record.words';
import { AccessRecordInterceptor, PART_OF, RECORDED } from './access-record.interceptor.js';

/** Puts each success of the route into the access record. `partOf` is a route after which the page calls this one: both together are one read. */
export const Recorded = (kind: AccessKind, { partOf }: { readonly partOf?: string } = {}) =>
  applyDecorators(SetMetadata(RECORDED, kind), SetMetadata(PART_OF, partOf), UseInterceptors(AccessRecordInterceptor));
