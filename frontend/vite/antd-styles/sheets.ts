import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { antdTheme, type Surroundings } from '../../src/ui/theme/antd-theme.js';
import { everyComponent } from './every-component.js';

/** Of antd's grid with its 24 columns in six widths: a form has a row and a cell, and every other layout is ours. */
const ofColumns = /\.ant-col-(?:\w+-)?(?:\d+|order|push|pull|offset)[^{}]*\{[^{}]*\}/g;

/** The rules of antd by the name of the component, such as "Button-compact"; colors and sizes in them are variables. */
export function antdSheets(surroundings: Surroundings): Map<string, string> {
  const cache = createCache();
  const theme = h(ConfigProvider, { theme: antdTheme(surroundings) }, ...everyComponent);
  renderToString(h(StyleProvider, { cache, layer: true }, theme));
  const sheets = new Map<string, string>();
  for (const [key, [, value]] of cache.cache) {
    const [kind, , , component = ''] = key.split('%');
    if (kind !== 'style') continue;
    const [rules, , effects] = value as [rules: string, id: string, effects: Record<string, string>];
    const needed = component === 'Grid-Grid' ? rules.replaceAll(ofColumns, '') : rules;
    sheets.set(component, [sheets.get(component) ?? '', needed, ...Object.values(effects)].join(''));
  }
  return sheets;
}
