/** Turns an event's old shape into the next one, `fromSchemaVersion` into `fromSchemaVersion + 1`. Pure. */
export interface Upcaster {
  readonly type: string;
  readonly fromSchemaVersion: number;
  readonly upcast: (data: object) => object;
}
