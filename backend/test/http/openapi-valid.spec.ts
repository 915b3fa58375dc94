import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Problem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer?: string }[];
}
interface Validator {
  createConfig(rules: object, more: object): Promise<object>;
  lintFromString(asked: { source: string; config: object }): Promise<readonly Problem[]>;
}

/** The validator that the types of the document are made with. */
const { createConfig, lintFromString } = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'))(
  '@redocly/openapi-core',
) as Validator;

const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'security-defined': 'error',
  'path-parameters-defined': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-enum-type-mismatch': 'error',
  'operation-parameters-unique': 'error',
};

it('the document of the API is valid OpenAPI 3.1, and its examples are what it describes', async () => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8');
  const problems = await lintFromString({ source, config: await createConfig({ rules }, {}) });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
});
