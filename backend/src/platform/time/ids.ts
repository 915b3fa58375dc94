import { v7 } from 'uuid';

/** Where new ids come from: uuid v7, which sort by the time they were made and so keep indexes dense. */
export abstract class Ids {
  abstract newId(): string;
}

export class UuidIds extends Ids {
  override newId(): string {
    return v7();
  }
}
