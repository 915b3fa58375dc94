import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventTypes } from '@rigbook/contracts/integrations/event-type.words';

const source = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.events.ts'));
const types = files.flatMap((file) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/readonly type: '(\w+)'/g)].map(([, type = '']) => type),
);

it('every type of event can be chosen for a webhook, and none that does not exist', () =>
  expect([...eventTypes].sort()).toEqual(types.sort()));
