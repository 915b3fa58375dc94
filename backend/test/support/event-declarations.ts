import { jest } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EventDeclaration, EventDeclarations } from '../../src/platform/events/event-declarations.js';

const source = path.resolve(import.meta.dirname, '../../src');

/** Every event that some file of the backend declares, with its type. */
export const eventDeclarations: readonly (readonly [type: string, declaration: EventDeclaration])[] = readdirSync(
  source,
  { recursive: true, encoding: 'utf8' },
)
  .filter((file) => file.endsWith('.events.ts'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(path.join(source, file))))
  .filter(([name]) => name.endsWith('Events'))
  .flatMap(([, declared]) => Object.entries(declared as EventDeclarations));

export const declaredEventTypes = eventDeclarations.map(([type]) => type);
