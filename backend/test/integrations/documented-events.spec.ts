import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedEvents } from '../../src/integrations/event-feed/documented-events/documented-events.js';

const source = path.resolve(import.meta.dirname, '../../src');
const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => file.endsWith('.events.ts'));
const types = files.flatMap((file) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/readonly type: '(\w+)'/g)].map(([, type = '']) => type),
);

it('programs are told of every event what it says and what its data are', () => {
  expect(Object.keys(documentedEvents).sort()).toEqual([...types].sort());
});
