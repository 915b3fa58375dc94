import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');
const decision = path.resolve(import.meta.dirname, '../../docs/adr/0027-nest-on-fastify-typeorm-in-a-small-part.md');

const writes = ['Post', 'Put', 'Patch', 'Delete'];

interface Route {
  readonly file: string;
  readonly method: string;
  readonly usesBus: boolean;
}

/** Each route that may write, with whether its method hands a command to the bus. */
const routes = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .flatMap((file): Route[] =>
    readFileSync(path.join(source, file), 'utf8')
      .split(/(?=^ {2}@(?:Get|Post|Put|Patch|Delete)\()/m)
      .flatMap((part) => {
        const method = /^ {2}@(\w+)\(/.exec(part)?.[1];
        if (method === undefined || !writes.includes(method)) return [];
        return [{ file: `backend/src/${file}`, method, usesBus: part.includes('this.commands.execute(') }];
      }),
  );

/** The controllers that the decision names as the ones that ask a question by POST. */
const excepted = [...readFileSync(decision, 'utf8').matchAll(/`(backend\/src\/\S+\.controller\.ts)`/g)].map(
  ([, file]) => file,
);

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));
const namesIn = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));

describe('a command', () => {
  it('has typed fields and a typed result', () => {
    const handled = namesIn(/^@CommandHandler\((\w+)\)/gm);
    expect(handled.length).toBeGreaterThan(40);
    expect(handled.sort()).toEqual(namesIn(/^export class (\w+) extends command(?:Of|WithoutContext)</gm).sort());
  });
});

describe('a route that writes', () => {
  it('is found by this test', () => expect(routes.length).toBeGreaterThan(50));

  it('hands a command to the bus, but for the questions that docs/adr/0027 names', () =>
    expect(
      routes
        .filter(({ usesBus }) => !usesBus)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(excepted.sort()));
});
