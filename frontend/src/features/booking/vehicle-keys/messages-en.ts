export const en = {
  'vehicleKeys.open': 'Keys and codes',
  'vehicleKeys.of': 'Keys and codes of {vehicle}',
  'vehicleKeys.loading': 'Reading keys and codes...',
  'vehicleKeys.none': 'Nothing is written down for this vehicle. Please ask the office.',
  'vehicleKeys.lost':
    'What was written down can no longer be read. Please ask the office, which can write it down again.',
  'vehicleKeys.recorded': 'Shown for your shift only. That you looked is recorded.',
  'vehicleKeys.close': 'Close',
} as const;
