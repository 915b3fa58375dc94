import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { lightPalette } from '../../src/ui/theme/palette.js';
import { antdSheets } from './sheets.js';

const inBase = /node_modules\/antd\/es\/theme\/util\/genStyleUtils\.js$/;
const ofIcons = /node_modules\/antd\/es\/theme\/util\/useResetIconStyle\.js$/;
const stylesOfIcons = 'genIconStyle(iconPrefixCls)';
const inComponent = /node_modules\/antd\/es\/(?:[\w-]+\/style\/|_util\/wave\/style)/;
const makers = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']);
/** What every component needs, before its own. */
const base = ['ant-design-icons', 'Shared'];
/** The bordered pages of antd's `wireframe` look, which is not ours. */
const ofWireframes = 'Pagination-bordered';
const sheet = /([^/]+)\.antd-styles\.css$/;

/**
 * antd makes its styles in the browser, which is a third of what its first table costs. In the built page they are style sheets: a
 * module that makes a component's styles imports them instead. Colors and sizes in them are variables, which stay antd's.
 */
export function antdStyles(): Plugin {
  let sheets = new Map<string, string>();
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sheets = antdSheets({ palette: lightPalette, dark: false, touch: false, reducedMotion: false });
    },
    // beside its module, so that they come in one file or in two that belong together (../merged-files.ts)
    resolveId: (id, importer) => (sheet.test(id) && importer ? join(dirname(importer), id) : undefined),
    load(id) {
      const name = sheet.exec(id)?.[1];
      return name === undefined ? undefined : `@layer antd{${sheets.get(name) ?? ''}}`;
    },
    transform(code, id) {
      if (inBase.test(id)) return base.map(importOf).join('') + code;
      if (ofIcons.test(id)) {
        if (!code.includes(stylesOfIcons)) this.error(`${id} makes the styles of icons in another way`);
        return code.replace(stylesOfIcons, '[]');
      }
      return inComponent.test(id) ? withSheets(code, id) : undefined;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? file.moduleIds : [];
        const names = modules.flatMap((id) => sheet.exec(id)?.[1] ?? []);
        const missing = names.filter((name) => !sheets.has(name) && name !== ofWireframes);
        if (missing.length > 0) this.error(`No styles of antd for ${missing.join(', ')}: every-component.ts needs it`);
      }
    },
  };
}

const importOf = (name: string): string => `import './${name}.antd-styles.css';\n`;

function withSheets(code: string, id: string): string {
  const names: string[] = [];
  let rest = code;
  // from the end, since what goes moves what follows it
  for (const [component, styles] of madeIn(code, id).toReversed()) {
    names.push(nameOf(component));
    rest = `${rest.slice(0, styles.start)}() => []${rest.slice(styles.end)}`;
  }
  return names.map(importOf).join('') + rest;
}

/** The component and the function that makes its styles, in the order of the code. */
function madeIn(code: string, id: string): [component: ESTree.Argument, styles: ESTree.Argument][] {
  const found: [ESTree.Argument, ESTree.Argument][] = [];
  new Visitor({
    CallExpression({ callee, arguments: [component, styles] }) {
      if (callee.type !== 'Identifier' || !makers.has(callee.name) || !component || !styles) return;
      found.push([component, styles]);
    },
  }).visit(parseSync(id, code).program);
  return found.sort(([, one], [, other]) => one.start - other.start);
}

/** As antd names the styles in its cache: 'Button' is "Button-Button", ['Button', 'compact'] is "Button-compact". */
function nameOf(component: ESTree.Argument): string {
  const parts = component.type === 'ArrayExpression' ? component.elements : [component, component];
  return parts.map((part) => (part?.type === 'Literal' ? String(part.value) : '')).join('-');
}
