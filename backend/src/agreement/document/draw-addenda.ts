import type { Wording } from '@rigbook/contracts/agreement/agreement-text';
import type { BookingId, Instant, Zone } from '@rigbook/contracts/kernel';
import { settings, writeBilingual, writeDetails, writeHeading } from './bilingual-layout.js';
import { type Detail, instantInFull, labels } from './details.js';
import { Paper } from './paper.js';

/** What was accepted with more hours, before or after the signature, and the signed document that it belongs to. */
export interface AcceptedAddenda {
  readonly organizationName: string;
  readonly zone: Zone;
  readonly bookingId: BookingId;
  readonly signed: { readonly bytes: number; readonly sha256: string };
  readonly addenda: readonly {
    readonly version: string;
    readonly acceptedAt: Instant;
    readonly wording: Wording;
    readonly sha256: string;
  }[];
}

const words = {
  title: { en: 'Addenda to the agreement', he: 'תוספות להסכם' },
  addendum: { en: 'Addendum', he: 'תוספת' },
  acceptedAt: { en: 'Accepted', he: 'אושרה' },
  version: { en: 'Edition', he: 'נוסח' },
  hash: { en: 'Hash of the text', he: 'ערך הגיבוב' },
  signed: { en: 'Signed document', he: 'המסמך החתום' },
} as const satisfies Record<string, Wording>;

const note: Wording = {
  en: 'These pages were added to the signed document, whose bytes are unchanged. The hash of each text is in the organization’s log, in the event of the extension.',
  he: 'הדפים האלה נוספו למסמך החתום, שלא השתנה. ערך ה-SHA-256 של כל תוספת נשמר ביומן הארגון, באירוע של ההארכה.',
};

/** The pages that follow a signed agreement. The same addenda give the same bytes. */
export function drawAddenda({ organizationName, zone, bookingId, signed, addenda }: AcceptedAddenda): Promise<Buffer> {
  const paper = new Paper({
    title: `${words.title.en} ${bookingId}`,
    author: organizationName,
    subject: words.title.en,
    createdAt: new Date(addenda.at(-1)?.acceptedAt ?? 0),
  });
  paper.write(organizationName, settings.small);
  writeBilingual(paper, words.title, settings.title);
  writeDetails(paper, [
    [labels.bookingId, bookingId],
    [words.signed, `${signed.bytes} bytes, SHA-256 ${signed.sha256}`],
  ]);
  for (const { version, acceptedAt, wording, sha256 } of addenda) {
    const facts: readonly Detail[] = [
      [words.acceptedAt, `${instantInFull(acceptedAt, zone, 'HH:mm:ss')} = ${acceptedAt}`],
      [words.version, version],
      [words.hash, `SHA-256 ${sha256}`],
    ];
    paper.keepTogether(BLOCK);
    writeHeading(paper, words.addendum);
    writeBilingual(paper, wording, settings.terms);
    paper.space(6);
    writeDetails(paper, facts);
  }
  paper.space(8);
  writeBilingual(paper, note, settings.small);
  paper.foot((page, pages) => `${words.title.en}, ${bookingId}, ${page} / ${pages}`, settings.small);
  return paper.finish();
}

/** Height that one addendum takes at most. */
const BLOCK = 190;
