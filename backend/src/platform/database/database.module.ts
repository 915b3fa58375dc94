import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Configuration } from '../configuration/configuration.js';
import { Database } from './database.js';
import { Notifier } from './notifier.js';
import { type Entities, openDataSource } from './open-data-source.js';

/** The one DataSource of the process and `Database` on its pool, for every module. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: DataSource,
          inject: [Configuration],
          useFactory: ({ databaseUrl }: Configuration) => openDataSource({ url: databaseUrl ?? '', entities }),
        },
        Database,
        Notifier,
      ],
      exports: [DataSource, Database, Notifier],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
