import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { SendersModule } from '../channels/senders.module.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { HeadMails } from './head-mails.js';

/** Imported where messages leave from, as delivery is; it needs the seal, which delivery does not. */
@Module({})
export class HeadMailModule implements OnApplicationBootstrap {
  constructor(private readonly headMails: HeadMails) {}

  static at(pace: DeliveryPace): DynamicModule {
    return {
      module: HeadMailModule,
      imports: [SendersModule],
      providers: [{ provide: DeliveryPace, useValue: pace }, HeadMails],
    };
  }

  onApplicationBootstrap(): void {
    this.headMails.start();
  }
}
