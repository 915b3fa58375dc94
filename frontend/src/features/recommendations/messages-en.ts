export const en = {
  'recommendations.title': 'Recommended for You',
  'recommendations.count': '{count, plural, one {# vehicle matches you} other {# vehicles match you}}',
  'recommendations.match': '{percent}% match',
  'recommendations.more': '+{count} more',
  'recommendations.fewer': 'Show fewer',
  'recommendations.book': 'Book {vehicle}',
  'recommendations.loading': 'Looking for vehicles that suit you...',
  'recommendations.empty': 'No vehicle matches you right now. The whole fleet is below.',
  'reason.role-authorised': 'Authorized for your role ({role})',
  'reason.open-to-every-role': 'Open to every role',
  'reason.free-next-hours': 'Free for the next {hours, plural, one {hour} other {# hours}}',
  'reason.free-from': 'Free from {time}',
  'reason.driven-before': 'You drove it on {count, plural, one {# recent shift} other {# recent shifts}}',
  'reason.type-driven-before':
    'You know the type {type} from {count, plural, one {# recent shift} other {# recent shifts}}',
  'reason.good-fuel': 'Good fuel level ({percent}%)',
};
