/** Where a vehicle stands: who returns it says so, who takes it next reads it. */
export const en = {
  'parking.title': 'Where it stands',
  'parking.since': 'Parked {time}',
  'parking.nothingKnown': 'Not known: the last return did not say, or the vehicle is out.',
  'parking.loading': 'Loading where it stands...',
  'parking.photo': 'Photo {number} of the place',
  'parking.photo.to-come': 'Photo {number} is still to come.',
  'parking.photo.erased': 'Photo {number} was erased.',
  'parking.ask': 'Where did you park it?',
  'parking.askHint': 'The next person reads it. For example: level -2, bay 14, next to the elevator.',
  'parking.required': 'Please write where the vehicle stands.',
  'parking.addPosition': 'Add the position',
  'parking.measuring': 'Finding the position...',
  'parking.positionHint': 'Optional. Your phone asks you first. Only the position of this moment is sent.',
  'parking.positionAdded': 'The position is sent too:',
  'parking.removePosition': 'Leave it out',
  'parking.notAllowed':
    'The phone does not give its position to this page. You can allow it in the settings of the browser, or just write where the vehicle stands.',
  'parking.notFound':
    'The phone could not find its position. Try again outside, or just write where the vehicle stands.',
} as const;
