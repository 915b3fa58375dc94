/**
 * What booking begins with, in a file that needs nothing else: the build also puts these words into index.html (vite/start-page), before
 * the contracts are compiled.
 */
export const firstWords = {
  en: {
    'book.title': 'Book Vehicle',
    'book.nextDays': 'The next 7 days',
    'book.slotsHint': 'Select your preferred starting time. Each slot represents 1 hour.',
  },
  he: {
    'book.title': 'הזמנת רכב',
    'book.nextDays': '7 הימים הקרובים',
    'book.slotsHint': 'יש לבחור שעת התחלה. כל שורה היא שעה אחת.',
  },
} as const;
