export const auditExport = {
  'audit.tab.export': 'Export',
  'export.lead':
    'Take along what happened in some days, for a spreadsheet or a program. Times are on the clocks of {zone} and in UTC.',
  'export.subject': 'What',
  'export.subject.bookings': 'Bookings',
  'export.subject.bookings.hint': 'Bookings that start in these days, with every step.',
  'export.subject.events': 'Events',
  'export.subject.events.hint':
    'Everything that was recorded in these days, in the order of the log. As JSON Lines each line is what is sealed of an event.',
  'export.subject.vehicle-use': 'Use by vehicle',
  'export.subject.vehicle-use.hint':
    'Bookings, hours, kilometres and damage of each vehicle, of bookings that start in these days.',
  'export.subject.responder-use': 'Use by responder',
  'export.subject.responder-use.hint': 'The same for each responder. Who was erased has an anonymous id.',
  'export.subject.refused-requests': 'Refused requests',
  'export.subject.refused-requests.hint': 'What was refused in these days and why. Kept for {days} days only.',
  'export.from': 'First day',
  'export.to': 'Last day',
  'export.format': 'Form',
  'export.format.csv': 'CSV, for spreadsheets',
  'export.format.jsonl': 'JSON Lines, for programs',
  'export.wrongDays': 'The last day must not lie before the first one.',
  'export.save': 'Save the file',
  'export.begun': 'The download has begun',
};
