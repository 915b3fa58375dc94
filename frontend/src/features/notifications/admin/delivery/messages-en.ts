export const en = {
  'delivery.title': 'Delivery',
  'delivery.lead': 'How messages are sent. A test goes only to you.',
  'delivery.loading': 'Loading the channels...',
  'delivery.state.sent': 'Working',
  'delivery.state.try-later': 'Last test postponed',
  'delivery.state.failed': 'Last test failed',
  'delivery.state.not-configured': 'Not set up',
  'delivery.state.untested': 'Not tested yet',
  'delivery.notConfigured.email':
    'No email is sent. To set it up, set these environment variables and restart the server:',
  'delivery.notConfigured.whatsapp':
    'Nothing is sent by WhatsApp. To set it up, set these environment variables and restart the server:',
  'delivery.from': 'Sent from',
  'delivery.lastTest': 'Last test {at}, by {person}.',
  'delivery.test.email': 'Send me a test email',
  'delivery.test.whatsapp': 'Send me a test by WhatsApp',
  'delivery.sending': 'Sending...',
  'delivery.sent': 'Sent to {to} at {at}',
  'delivery.look.email': 'Check your inbox, and the spam folder if it is not there in a minute.',
  'delivery.look.whatsapp': 'Check WhatsApp on your phone. The test is a sample message from Meta, in English.',
};
