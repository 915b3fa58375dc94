import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ForgetRefusedRequests } from './forget-refused-requests.js';

/** Imported by the worker's role. */
@Module({ providers: [ForgetRefusedRequests] })
export class ForgetRefusedRequestsModule implements OnApplicationBootstrap {
  constructor(private readonly refusedRequests: ForgetRefusedRequests) {}

  onApplicationBootstrap(): void {
    this.refusedRequests.start();
  }
}
