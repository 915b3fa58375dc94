import { type DynamicModule, Module } from '@nestjs/common';
import { Configuration } from './configuration.js';

/** Hands the one configuration of this process to everyone who injects `Configuration`. */
@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      global: true,
      providers: [{ provide: Configuration, useValue: configuration }],
      exports: [Configuration],
    };
  }
}
