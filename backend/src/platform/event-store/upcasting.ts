import type { Upcaster } from './upcaster.js';

/** Brings every event to its newest shape. */
export class Upcasting {
  private readonly steps = new Map<string, Upcaster>();
  private readonly newest = new Map<string, number>();

  constructor(upcasters: readonly Upcaster[]) {
    for (const upcaster of upcasters) this.add(upcaster);
    for (const [type, version] of this.newest) this.refuseGap(type, version);
  }

  /** The current schema version of this event type: 1 until its shape changes. */
  schemaVersionOf(type: string): number {
    return this.newest.get(type) ?? 1;
  }

  /** The data in its newest shape. */
  upcast(type: string, schemaVersion: number, data: object): object {
    let shape = data;
    for (let version = schemaVersion; version < this.schemaVersionOf(type); version += 1) {
      shape = this.steps.get(stepOf(type, version))?.upcast(shape) ?? shape;
    }
    return shape;
  }

  private add(upcaster: Upcaster): void {
    const { type, fromSchemaVersion } = upcaster;
    const step = stepOf(type, fromSchemaVersion);
    if (this.steps.has(step)) throw new Error(`two upcasters for ${type} from schema version ${fromSchemaVersion}`);
    this.steps.set(step, upcaster);
    this.newest.set(type, Math.max(this.schemaVersionOf(type), fromSchemaVersion + 1));
  }

  private refuseGap(type: string, newest: number): void {
    for (let version = 1; version < newest; version += 1) {
      if (!this.steps.has(stepOf(type, version)))
        throw new Error(`no upcaster for ${type} from schema version ${version}`);
    }
  }
}

const stepOf = (type: string, version: number) => `${type} ${version}`;
