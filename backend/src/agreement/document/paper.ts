import PDFDocument from 'pdfkit';
import { directionOf, piecesOf, runsOf, type Direction } from './direction.js';
import { linesOf } from './line-breaking.js';
import { allFonts, fontOf, printable, type Weight } from './typeface.js';

export interface Setting {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Direction of the paragraph; by default that of its first letter. */
  readonly direction?: Direction;
  /** By default the side where its direction begins. */
  readonly align?: 'left' | 'right';
}

/** Position of lines: points from the left edge of the page. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface Paragraph {
  readonly text: string;
  readonly setting: Setting;
  readonly column: Column;
}

export interface Metadata {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Date;
}

const MARGIN = 56;
const FOOT = 24;
const LEADING = 1.45;
const INK = '#16181d';
const HAIRLINE = '#c9ced6';
/** Naming features, even none, keeps pdfkit from drawing word by word, which breaks the order of right-to-left words. */
const AS_ONE_RUN: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false, baseline: 'alphabetic' };

/** A4 pages, written from top to bottom. The same calls give the same bytes. Lengths are in points. */
export class Paper {
  readonly column: Column;
  private y = MARGIN;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];

  constructor({ title, author, subject, createdAt }: Metadata) {
    const info = { Title: title, Author: author, Subject: subject, Creator: 'Rigbook', Producer: 'Rigbook' };
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { ...info, CreationDate: createdAt },
    });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    // pdfkit also accepts a parsed font, contrary to its types
    for (const { name, parsed } of allFonts)
      this.pdf.registerFont(name, parsed as unknown as PDFKit.Mixins.PDFFontSource);
    this.column = { x: MARGIN, width: this.pdf.page.width - 2 * MARGIN };
  }

  /** Writes a paragraph at the current height. */
  write(text: string, setting: Setting): void {
    this.writeBeside([{ text, setting, column: this.column }]);
  }

  /** Writes paragraphs side by side on one page. */
  writeBeside(paragraphs: readonly Paragraph[]): void {
    const broken = paragraphs.map((paragraph) => this.broken(paragraph));
    const height = Math.max(...broken.map(({ lines, setting }) => lines.length * setting.size * LEADING));
    this.keepTogether(height);
    for (const { lines, setting, column } of broken) {
      lines.forEach((line, index) => this.writeLine(line, setting, column, this.y + index * setting.size * LEADING));
    }
    this.y += height;
  }

  /** Begins a new page unless that height fits on the current one. */
  keepTogether(height: number): void {
    if (this.y + height <= this.pdf.page.height - MARGIN - FOOT) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  space(height: number): void {
    this.y += height;
  }

  rule(): void {
    const { x, width } = this.column;
    this.pdf
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.5)
      .strokeColor(HAIRLINE)
      .stroke();
  }

  image(png: Buffer, height: number): void {
    this.pdf.image(png, this.column.x, this.y, { fit: [this.column.width, height] });
    this.y += height;
  }

  /** Writes a line at the foot of every page; call it last. */
  foot(textOf: (page: number, pages: number) => string, setting: Setting): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.writeLine(printable(textOf(page + 1, count)), setting, this.column, this.pdf.page.height - MARGIN);
    }
  }

  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.on('error', reject);
      this.pdf.end();
    });
  }

  private broken({ text, setting, column }: Paragraph) {
    const printed = printable(text);
    const { size, weight = 'regular', direction = directionOf(printed) } = setting;
    const lines = linesOf(printed, column.width, (part) => this.widthOf(part, size, weight));
    return { lines, setting: { ...setting, direction }, column };
  }

  private writeLine(line: string, setting: Setting, { x, width }: Column, y: number): void {
    const { size, weight = 'regular', color = INK, direction = 'ltr' } = setting;
    const { align = direction === 'rtl' ? 'right' : 'left' } = setting;
    const left = align === 'left' ? x : x + width - this.widthOf(line, size, weight);
    this.pdf.fillColor(color);
    this.pdf.x = left;
    for (const { text, style } of runsOf(line, direction, (character) => fontOf(character, weight))) {
      this.pdf.font(style, size).text(text, this.pdf.x, y + size, AS_ONE_RUN); // moves x on by the width drawn
    }
  }

  /** Width of text on one line, in either direction. */
  private widthOf(text: string, size: number, weight: Weight): number {
    return remembered(`${weight} ${size} ${text}`, () =>
      piecesOf(text, (character) => fontOf(character, weight))
        .map(({ text: piece, style }) => this.pdf.font(style, size).widthOfString(piece))
        .reduce((sum, width) => sum + width, 0),
    );
  }
}

/** Agreements share nearly all words; measuring them took a quarter of the drawing time. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

function remembered(key: string, measure: () => number): number {
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  const width = measure();
  widths.set(key, width);
  return width;
}
