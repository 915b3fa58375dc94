import { RETURN_PATH_PARAMETER } from '@rigbook/contracts/auth/return-path.rules';

/** Every address of the application. */
export const paths = {
  home: '/',
  myBookings: '/#my-bookings',
  heldOffers: '/#held-for-you',
  fleet: '/#fleet',
  book: (vehicleId: string) => `/?book=${encodeURIComponent(vehicleId)}`,
  /** The same for hours that are free. */
  bookAt: (book: string, start: string, hours: number) =>
    `/?${new URLSearchParams({ book, start, hours: String(hours) }).toString()}`,
  /** Opens the driving license verification over the home page. */
  licence: '/?licence=verify',
  admin: '/admin',
  /** A booking in the administration's diary. */
  diaryBooking: (bookingId: string) => `/admin?tab=diary&booking=${bookingId}`,
  /** A vehicle's bookings in the diary. */
  diaryOfVehicle: (vehicleId: string) => `/admin?tab=diary&vehicle=${vehicleId}`,
  bookForSomebody: '/admin?tab=diary&dialog=book',
  setStandingShift: '/admin?tab=standing-shifts&dialog=set',
  /** A user next to the list of users. */
  user: (userId: string) => `/admin?tab=users&user=${userId}`,
  addUser: '/users?dialog=add',
  importUsers: '/users?dialog=import',
  /** Bookings that cannot take place as they stand: all, or those of a vehicle or a user; of these also every booking ahead. */
  bookingsAtRisk: (of: { readonly vehicle?: string; readonly user?: string; readonly all?: 'true' } = {}) =>
    `/admin?${new URLSearchParams({ tab: 'at-risk', ...of }).toString()}`,
  adminFleet: '/admin?tab=fleet',
  addVehicle: '/admin?tab=fleet&dialog=add',
  /** All about a vehicle, to print. */
  vehicleFile: (vehicleId: string) => `/admin?tab=vehicle&vehicle=${vehicleId}`,
  /** The refused requests of a unit. */
  refusedOf: (unitNumber: string) => `/admin?tab=refused&unit=${unitNumber}`,
  /** What the access record has about a user. */
  accessOf: (userId: string) => `/admin?tab=access&person=${userId}`,
  maintenance: '/admin?tab=maintenance',
  /** A vehicle's maintenance. */
  maintenanceOf: (vehicleId: string) => `/admin?tab=maintenance&vehicle=${vehicleId}`,
  /** Who had the vehicle at that minute, `2026-11-17T14:00`. */
  historiesOfVehicle: (vehicleId: string) => `/audit?tab=bookings&vehicle=${vehicleId}`,
  custody: (vehicle: string, at: string) => `/audit?${new URLSearchParams({ tab: 'custody', vehicle, at }).toString()}`,
  /** The open damage of a vehicle. */
  damageOf: (vehicleId: string) => `/admin?tab=maintenance&vehicle=${vehicleId}#damage`,
  /** The damage that names the person. */
  ownDamage: '/damage',
  /** How damage came about. */
  damage: (damageId: string) => `/damage/${damageId}`,
  /** What the QR code on a vehicle opens. */
  sticker: (code: string) => `/s/${code}`,
  /** The stickers of all vehicles, to print. */
  stickers: '/admin?tab=stickers',
  /** What is looked at when vehicles are taken and returned. */
  coverageFloors: '/admin?tab=fleet&show=coverage',
  checklists: '/admin?tab=fleet&show=checklists',
  users: '/users',
  audit: '/audit',
  licenceReviews: '/admin?tab=licences',
  notifications: '/admin?tab=notifications',
  /** The messages about a booking. */
  notificationsAbout: (bookingId: string) => `/admin?tab=notifications&about=${bookingId}`,
  agreement: (bookingId: string) => `/agreement/${bookingId}`,
  /** Takes a free vehicle without approval. */
  emergency: '/emergency',
  signature: (bookingId: string) => `/signature/${bookingId}`,
  history: (bookingId: string) => `/history/${bookingId}`,
  checkIn: (bookingId: string) => `/checkin/${bookingId}`,
  checkOut: (bookingId: string) => `/checkout/${bookingId}`,
  reportDamage: (bookingId: string) => `/report/${bookingId}`,
  /** Fuel and expenses of a shift. */
  expenses: (bookingId: string) => `/expenses/${bookingId}`,
  /** The outgoing responder's side of a handover at the vehicle, and the incoming one's: the code stays out of every log. */
  handOver: (bookingId: string) => `/hand-over/${bookingId}`,
  takeOver: '/take-over',
  takeOverWith: (code: string) => `/take-over#${code}`,
  /** These two leave the page: the server redirects the browser to Microsoft, and then back to where the person was. */
  microsoftSignIn: (from: string) =>
    from === '/' ? '/auth/microsoft' : `/auth/microsoft?${RETURN_PATH_PARAMETER}=${encodeURIComponent(from)}`,
  linkMicrosoftAccount: '/auth/microsoft?link=1',
} as const;

/** The signed agreement as the server stores it. */
export const signedDocument = (bookingId: string): string => `/api/agreements/${bookingId}/pdf`;
