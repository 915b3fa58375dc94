export const audit = {
  'audit.title': 'Audit',
  'audit.tabs': 'Parts of the audit',
  'audit.tab.bookings': 'Booking histories',
  'audit.tab.custody': 'Fines',
  'audit.tab.replay': 'Replay',
  'audit.print': 'Print',
  'audit.noBookings': 'No booking matches.',
};
