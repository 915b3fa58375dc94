import { v7 } from 'uuid';

/** Makes ids: uuid v7, which sort by time and so keep indexes dense. */
export abstract class Ids {
  abstract newId(): string;
}

export class UuidIds extends Ids {
  override newId(): string {
    return v7();
  }
}
