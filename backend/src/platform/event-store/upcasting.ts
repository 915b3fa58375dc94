import type { ErasableFields } from '../events/erasable-fields.js';
import type { EventStoreWiring } from './event-store.wiring.js';
import { erasedIn, type KeptTexts, revealed } from './texts/texts-of-event.js';
import type { Upcaster } from './upcaster.js';

/** The data of an event as readers get it. */
export interface ReadData {
  readonly data: object;
  /** where it lacks texts that were erased, as in `damageReports.0.description`; left out if nowhere */
  readonly erased?: readonly string[];
}

/** Brings every event to its newest shape, with its texts. */
export class Upcasting {
  private readonly steps = new Map<string, Upcaster>();
  private readonly newest = new Map<string, number>();
  private readonly erasable: ErasableFields | undefined;

  constructor({ upcasters, erasable }: Pick<EventStoreWiring, 'upcasters' | 'erasable'>) {
    this.erasable = erasable;
    for (const upcaster of upcasters) this.add(upcaster);
    for (const [type, version] of this.newest) this.refuseGap(type, version);
  }

  /** The current schema version of this event type: 1 until its shape changes. */
  schemaVersionOf(type: string): number {
    return this.newest.get(type) ?? 1;
  }

  /** The data in its newest shape, with the texts that are kept apart from it. */
  read(type: string, schemaVersion: number, stored: object, texts: KeptTexts): ReadData {
    const fields = this.erasable?.get(type);
    if (!fields) return { data: this.upcast(type, schemaVersion, stored) };
    const erased = erasedIn(stored, fields, texts);
    const data = this.upcast(type, schemaVersion, revealed(stored, fields, texts));
    return erased.length === 0 ? { data } : { data, erased };
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
