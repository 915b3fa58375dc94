import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { RecurringWork } from '../platform/time/recurring-work.js';
import { BackupMails } from './backup-mail/backup-mails.js';
import { BurstMails } from './burst-mail/burst-mails.js';
import { SendersModule } from './channels/senders.module.js';
import { CheckInOpeningMails } from './check-in-opening-mail/check-in-opening-mails.js';
import { DeliveryPace } from './delivery/delivery-pace.js';
import { HeadMails } from './head-mail/head-mails.js';
import { ServiceMails } from './service-mail/service-mails.js';
import { UnsavedMails } from './unsaved-mail/unsaved-mails.js';

const mails = [HeadMails, BackupMails, BurstMails, CheckInOpeningMails, ServiceMails, UnsavedMails];

/** Mails to the office that no event tells. Imported by the worker's role; apart from delivery, since one of them needs the seal. */
@Module({})
export class OfficeMailsModule implements OnApplicationBootstrap {
  constructor(private readonly own: ModuleRef) {}

  static at(pace: DeliveryPace): DynamicModule {
    return {
      module: OfficeMailsModule,
      imports: [SendersModule],
      providers: [{ provide: DeliveryPace, useValue: pace }, ...mails],
    };
  }

  onApplicationBootstrap(): void {
    for (const mail of mails) this.own.get<RecurringWork>(mail).start();
  }
}
