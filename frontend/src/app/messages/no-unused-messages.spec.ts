import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { en } from './en.js';
import { sentences } from './en/sentences.js';

const source = join(__dirname, '../..');
const onlyDefines = /^app\/messages\/(?:en|he)(?:\.ts$|\/[^/]+$)/;

const usingFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.spec)\.tsx?$/.test(file) && !file.startsWith('testing') && !onlyDefines.test(file),
);

/** `nextStep.do.${step}` uses each id that reads so with one word in the gap. */
const patternOf = ({ head, templateSpans }: ts.TemplateExpression): RegExp =>
  new RegExp(
    `^${[head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => escaped(text)).join('[^.]+')}$`,
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every string that could be an id, and every pattern of one that begins with its namespace. */
function stringsIn(file: string): { texts: string[]; patterns: RegExp[] } {
  const parsed = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = { texts: [] as string[], patterns: [] as RegExp[] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.texts.push(node.text);
    if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text)) found.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

test('every message of the catalogue is said somewhere', () => {
  const found = usingFiles.map(stringsIn);
  const texts = new Set(found.flatMap((file) => file.texts));
  const patterns = found.flatMap((file) => file.patterns);
  // the shared rules say these by themselves
  const ids = Object.keys(en).filter((id) => !Object.hasOwn(sentences, id));
  expect(ids.length).toBeGreaterThan(400);
  expect(ids.filter((id) => !texts.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
});
