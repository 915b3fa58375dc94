export const en = {
  'waitingSignIns.title': 'Waiting to be let in',
  'waitingSignIns.how':
    'No code can be sent to these people. Let a device in only while its person is on the phone and reads the same four words to you.',
  'waitingSignIns.device': '{device}, from {network}, {at}',
  'waitingSignIns.letIn': 'Let in',
  'waitingSignIns.refuse': 'Refuse',
  'waitingSignIns.failed': 'Not decided',
  'waitingSignIns.done.let-in': '{person} is let in',
  'waitingSignIns.done.refuse': '{person} is refused',
};
