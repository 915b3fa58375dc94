export const en = {
  'stickers.title': 'Stickers for the vehicles',
  'stickers.hint':
    'Print on adhesive A4 sheets and put one on each vehicle, outside, where it can be reached. Scanned, it leads a responder to the vehicle; others see only who owns it and how to reach you.',
  'stickers.missing': '{count, plural, one {# vehicle has no code yet.} other {# vehicles have no code yet.}}',
  'stickers.make': 'Make codes',
  'stickers.notMade': 'The codes could not be made',
  'stickers.qr': 'QR code of {vehicle}',
  'stickers.scan': 'Scan: check in, check out, report something, book',
  'stickers.renew': 'New code',
  'stickers.renewNamed': 'New code for {vehicle}',
  'stickers.renewTitle': 'A new code?',
  'stickers.renewText':
    'The sticker that {vehicle} carries now leads nowhere from then on. Print the new one and replace it.',
  'stickers.renewKeep': 'Keep the code',
  'stickers.renewed': 'The vehicle has a new code',
  'stickers.notRenewed': 'The code was not renewed',
};
