import { setImmediate as otherRequests } from 'node:timers/promises';
import type {
  AgreementLanguage,
  AgreementSection,
  ClauseList,
  Wording,
} from '@rigbook/contracts/agreement/agreement-text';
import type { Detail } from './details.js';
import type { Direction } from './direction.js';
import type { Column, Paper, Setting } from './paper.js';

export const settings = {
  title: { size: 18, weight: 'bold' },
  heading: { size: 11, weight: 'bold' },
  body: { size: 9.5 },
  terms: { size: 9 },
  small: { size: 8, color: '#5b6472' },
} as const satisfies Record<string, Setting>;

const directions: Readonly<Record<AgreementLanguage, Direction>> = { en: 'ltr', he: 'rtl' };
const INDENT = 16;
const GAP = 16;
const LABEL_WIDTH = 116;

/** English on the left and Hebrew on the right, side by side. */
export function writeBilingual(paper: Paper, { en, he }: Wording, setting: Setting): void {
  const width = (paper.column.width - GAP) / 2;
  paper.writeBeside([
    { text: en, setting: { ...setting, direction: 'ltr' }, column: { x: paper.column.x, width } },
    { text: he, setting: { ...setting, direction: 'rtl' }, column: { x: paper.column.x + width + GAP, width } },
  ]);
}

export function writeHeading(paper: Paper, text: Wording): void {
  paper.space(GAP);
  writeBilingual(paper, text, settings.heading);
  paper.rule();
  paper.space(6);
}

/** The label in English, the value, the label in Hebrew. */
export function writeDetails(paper: Paper, details: readonly Detail[]): void {
  const { x, width } = paper.column;
  const value = { x: x + LABEL_WIDTH, width: width - 2 * LABEL_WIDTH };
  const hebrew = { x: value.x + value.width, width: LABEL_WIDTH };
  for (const [label, text] of details) {
    paper.writeBeside([
      {
        text: label.en,
        setting: { ...settings.body, color: settings.small.color },
        column: { x, width: LABEL_WIDTH },
      },
      { text, setting: { ...settings.body, align: 'left' }, column: value },
      { text: label.he, setting: { ...settings.body, color: settings.small.color }, column: hebrew },
    ]);
  }
}

export async function writeSections(
  paper: Paper,
  sections: readonly AgreementSection[],
  language: AgreementLanguage,
): Promise<void> {
  paper.space(GAP / 2);
  for (const [index, section] of sections.entries()) {
    writeSection(paper, section, { number: index + 1, language });
    await otherRequests();
  }
}

function writeSection(
  paper: Paper,
  { heading, blocks }: AgreementSection,
  { number, language }: { number: number; language: AgreementLanguage },
): void {
  const direction = directions[language];
  paper.keepTogether(60);
  paper.space(10);
  paper.write(`${number}. ${heading[language]}`, { ...settings.heading, direction });
  for (const block of blocks) {
    if (block.kind === 'list') writeList(paper, block, language);
    else paper.write(block.text[language], { ...settings.body, direction });
    paper.space(3);
  }
}

function writeList(paper: Paper, { lead, ordered, clauses }: ClauseList, language: AgreementLanguage): void {
  const setting = { ...settings.body, direction: directions[language] };
  const [mark, text] = columnsOfList(paper.column, setting.direction);
  paper.keepTogether(40);
  paper.write(lead[language], setting);
  clauses.forEach((clause, index) => {
    paper.writeBeside([
      { text: ordered ? `${index + 1}.` : '•', setting, column: mark },
      { text: clause.text[language], setting, column: text },
    ]);
  });
}

function columnsOfList({ x, width }: Column, direction: Direction): [mark: Column, text: Column] {
  const text = { x: direction === 'ltr' ? x + INDENT : x, width: width - INDENT };
  return [{ x: direction === 'ltr' ? x : x + width - INDENT, width: INDENT }, text];
}
