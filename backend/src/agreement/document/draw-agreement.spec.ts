import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { type BookingId, instant, periodOf } from '@rigbook/contracts/kernel';
import { bookingDetails, contactDetails, instantInFull, signatureDetails } from './details.js';
import { drawAgreement } from './draw-agreement.js';
import type { SignedAgreement } from './signed-agreement.js';

const bookingId = '0199c0de-0b01-7000-8000-000000000b01' as BookingId;
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** Its first section stands for all of them: drawing is what takes the time here. */
const short = { ...currentEdition, sections: currentEdition.sections.slice(0, 1) };

async function signedBy(
  signerName: string,
  change: Partial<SignedAgreement['signature']> = {},
): Promise<SignedAgreement> {
  const png = await sharp({ create: { width: 30, height: 15, channels: 3, background: '#114' } })
    .png()
    .toBuffer();
  return {
    edition: short,
    organizationName: 'Rigbook',
    zone: 'Asia/Jerusalem',
    contacts: { emergencyNumbers: [{ contact: 'dispatch', number: '101' }], whatsappNumber: '+972500000100' },
    booking: {
      id: bookingId,
      responderName: 'דנה לוי',
      unitNumber: '007',
      vehicleName: 'ALS1',
      vehicleType: 'Advanced Life Support',
      period: periodOf(instant('2026-10-24T16:00Z'), 8),
      durationHours: 8,
    },
    signature: {
      picture: { png, width: 30, height: 15 },
      signerName,
      signedOn: '2026-10-24',
      signedAt: instant('2026-10-24T14:02:11.120Z'),
      address: '2001:db8::8a2e:370:7334',
      userAgent,
      ...change,
    },
  };
}

describe('the document of a signed agreement', () => {
  it('is the same, byte by byte, for the same agreement', async () => {
    const [one, two] = await Promise.all([
      drawAgreement(await signedBy('Dana Levi')),
      drawAgreement(await signedBy('Dana Levi')),
    ]);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(true);
  });

  it.each<[string, Partial<SignedAgreement['signature']>]>([
    ['name', { signerName: 'Dana Cohen' }],
    ['day written', { signedOn: '2026-10-25' }],
    ['time', { signedAt: instant('2026-10-24T14:02:11.121Z') }],
    ['address', { address: '192.0.2.1' }],
    ['browser', { userAgent: '' }],
  ])('is another one with another %s', async (_, change) => {
    const [one, two] = [
      await drawAgreement(await signedBy('Dana Levi')),
      await drawAgreement(await signedBy('Dana Levi', change)),
    ];
    expect(one.equals(two)).toBe(false);
  });

  it.each(['א'.repeat(160), 'W'.repeat(160), '😀'.repeat(80), 'محمد علي', '中', '\u202E'])(
    'is drawn for the name %s',
    async (name) => {
      const pdf = await drawAgreement(await signedBy(name, { userAgent: '\u00ff'.repeat(400) }));
      expect(pdf.length).toBeGreaterThan(10_000);
    },
  );

  it('has the whole text on five pages of A4', async () => {
    const pdf = await drawAgreement({ ...(await signedBy('Dana Levi')), edition: currentEdition });
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(5);
  });

  it('states who, what, when and from where', async () => {
    const agreement = await signedBy('Dana Levi');
    const stated = [...bookingDetails(agreement), ...contactDetails(agreement), ...signatureDetails(agreement)].map(
      ([{ en }, value]) => `${en}: ${value}`,
    );
    expect(stated).toEqual([
      'Responder: דנה לוי',
      'Unit: 007',
      'Vehicle: ALS1 (Advanced Life Support)',
      'Start time: Sat 24 Oct 2026, 19:00 (GMT+3)',
      'End time: Sun 25 Oct 2026, 02:00 (GMT+2)',
      'Duration: 8 hours',
      'Times in: Asia/Jerusalem',
      `Booking ID: ${bookingId}`,
      'Agreement version: 2026-11',
      'Dispatch: 101',
      'WhatsApp: +972500000100',
      'Name, as typed: Dana Levi',
      'Date, as written: 2026-10-24',
      'Time of signing: Sat 24 Oct 2026, 17:02:11 (GMT+3) = 2026-10-24T14:02:11.120Z',
      'Network address: 2001:db8::8a2e:370:7334',
      `Browser: ${userAgent}`,
    ]);
  });

  it('tells the two readings of the doubled hour apart', () => {
    expect(instantInFull(instant('2026-10-24T22:30Z'), 'Asia/Jerusalem')).toBe('Sun 25 Oct 2026, 01:30 (GMT+3)');
    expect(instantInFull(instant('2026-10-24T23:30Z'), 'Asia/Jerusalem')).toBe('Sun 25 Oct 2026, 01:30 (GMT+2)');
  });
});

const pdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
(pdftotext ? describe : describe.skip)('read back by pdftotext', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-agreement-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has Hebrew, English and numbers in the order in which they are read', async () => {
    const file = path.join(folder, 'agreement.pdf');
    writeFileSync(file, await drawAgreement({ ...(await signedBy('דנה Levi לוי 3')), edition: currentEdition }));
    // on which side of a word of the other direction a space stands differs between its versions
    const letters = (text: string) => text.replaceAll(/[\p{Cf}\s]/gu, '');
    const read = letters(execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }));
    for (const part of ['דנה Levi לוי 3', 'Vehicle Usage Agreement', 'משך הזמנה הוא 24 שעות לכל היותר.', bookingId])
      expect(read).toContain(letters(part));
  });
});
