import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const source = join(__dirname, '../..');
const readAloudOrShown = /^(aria-label|title|placeholder|alt|label|hint|description)$/;
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && !file.startsWith('testing'),
);

function literalTextsIn(file: string): string[] {
  const parsed = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && readAloudOrShown.test(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer) && hasWords(node.initializer.text))
        found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found.map((text) => `${file}: ${text}`);
}

test('every text on the screens comes from the catalogue', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.flatMap(literalTextsIn)).toEqual([]);
});
