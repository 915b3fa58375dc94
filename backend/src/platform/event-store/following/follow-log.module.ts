import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ForgetOldAnswers } from '../writing/forget-old-answers.js';
import { SubscriptionRunner } from './subscription-runner.js';

/** Imported by the worker's role. Starts the followers of the log with the application. */
@Module({})
export class FollowLogModule implements OnApplicationBootstrap {
  constructor(
    private readonly runner: SubscriptionRunner,
    private readonly forgetOldAnswers: ForgetOldAnswers,
  ) {}

  onApplicationBootstrap(): void {
    this.runner.start();
    this.forgetOldAnswers.start();
  }
}
