import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { SubscriptionRunner } from '../event-store/following/subscription-runner.js';
import { OwnSealKey } from './seal-key.js';
import { SealHeads, SealPace } from './seal-heads.js';
import { sealLog } from './seal-log.subscription.js';

const SEALS = Symbol('does this process seal?');

/** The chain of hashes over the log and its signed heads (docs/adr/0043). Workers write the heads. */
@Module({})
export class SealModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(SEALS) private readonly seals: boolean,
    private readonly runner: SubscriptionRunner,
    private readonly heads: SealHeads,
    private readonly own: OwnSealKey,
  ) {}

  static with({ worker, pace = new SealPace() }: { worker: boolean; pace?: SealPace }): DynamicModule {
    const shared = [OwnSealKey, SealHeads];
    return {
      module: SealModule,
      global: true,
      providers: [{ provide: SEALS, useValue: worker }, { provide: SealPace, useValue: pace }, ...shared],
      exports: shared,
    };
  }

  onModuleInit(): void {
    this.runner.register(sealLog(() => this.heads.writeSoon()));
  }

  /** An unusable key stops the start. Events sealed by a killed process get their head now. */
  onApplicationBootstrap(): void {
    if (!this.seals) return;
    this.own.ensure();
    this.heads.keepUp();
  }
}
