import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { DataSource, type Repository } from 'typeorm';
import { translated } from '../platform/database/index.js';
import { ResponderRecord } from './responder.record.js';

/** Reads responders, without erased ones. @throws DatabaseUnavailable */
@Injectable()
export class Responders {
  private readonly records: Repository<ResponderRecord>;

  constructor(dataSource: DataSource) {
    this.records = dataSource.getRepository(ResponderRecord);
  }

  /** By unit number, without pages, since there are at most a thousand. */
  all(): Promise<ResponderRecord[]> {
    return answered(this.records.find({ order: { unitNumber: 'ASC' } }));
  }

  byId(id: ResponderId): Promise<ResponderRecord | null> {
    return answered(this.records.findOneBy({ id }));
  }

  anyAdmin(): Promise<boolean> {
    return answered(this.records.existsBy({ isAdmin: true }));
  }
}

async function answered<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    throw translated(error);
  }
}
