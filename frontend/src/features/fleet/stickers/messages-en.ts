export const en = {
  'sticker.loading': 'Reading the sticker...',
  'sticker.belongsTo': 'This vehicle belongs to {organization}',
  'sticker.reach': 'If it is in the way or damaged, or you found something of it, please tell us:',
  'sticker.noContacts': 'Please tell the people who are with the vehicle.',
  'sticker.write': 'Write an email',
  'sticker.whatsapp': 'Write on WhatsApp',
  'sticker.signIn': 'I am a responder: sign in',
  'sticker.unknown': 'This sticker is not in use',
  'sticker.unknownHint':
    'It may have been replaced. Scan the sticker that the vehicle carries now, or find the vehicle on the home page.',
  'sticker.toHome': 'To the home page',
  'sticker.notYours': 'You have no booking of {vehicle}.',
} as const;
