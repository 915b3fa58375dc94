import { antdSheets } from '../../../vite/antd-styles/sheets.js';
import { darkPalette, lightPalette } from './palette.js';

const usual = { palette: lightPalette, dark: false, touch: false, reducedMotion: false };
const sheets = antdSheets(usual);

test.each([
  ['in the dark', { ...usual, palette: darkPalette, dark: true }],
  ['for fingers', { ...usual, touch: true }],
  ['without motion', { ...usual, reducedMotion: true }],
])('the built style sheets are the same %s: what differs is in variables', (_name, surroundings) => {
  expect(antdSheets(surroundings)).toEqual(sheets);
});

test('a style sheet has the rules of its component', () => {
  expect(sheets.get('Table-Table')).toContain('.ant-table-thead');
  expect(sheets.get('Button-compact')).toContain('.ant-btn-compact-item');
  expect(sheets.get('Form-Form')).toContain('@keyframes antZoomIn');
});
