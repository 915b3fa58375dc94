import type { Language } from '../settings/settings.rules.js';

/**
 * Short, unmistakable words for a phrase that two people compare on the phone. A word has the same place in each language, so that
 * screens in different languages show the same phrase.
 */
const lists: Readonly<Record<Language, string>> = {
  en: `
  apple banana orange lemon melon cherry grape mango peach carrot tomato potato
  onion garlic pepper pumpkin corn rice bread butter cheese honey sugar salt
  coffee water milk soup cake candy salad olive almond walnut coconut mushroom
  egg pizza pasta cookie dog cat horse cow sheep camel donkey rabbit
  mouse lion tiger bear wolf fox monkey elephant giraffe zebra kangaroo dolphin
  whale shark turtle snake lizard frog spider butterfly bee ant eagle owl
  parrot swan duck chicken pigeon penguin peacock crab octopus hedgehog squirrel deer
  panther ostrich stork fish snail sun moon star cloud rain snow wind
  storm thunder lightning rainbow mountain valley river lake ocean desert forest garden
  beach cave bridge tower castle village street market harbor house door window
  roof wall stairs kitchen table chair bed lamp mirror carpet curtain pillow
  blanket candle clock key lock basket bottle plate spoon fork knife oven
  fridge broom bucket soap towel brush comb needle thread button zipper shirt
  trousers dress coat hat scarf glove sock shoe belt ring necklace crown
  umbrella wallet suitcase pencil paper book letter stamp map flag ball kite
  doll puzzle balloon drum guitar piano violin flute trumpet camera radio phone
  battery computer robot rocket airplane train bus truck tractor bicycle boat anchor
  wheel engine ladder hammer nail screw rope magnet doctor teacher farmer baker
  pilot king queen knight pirate flower rose tulip cactus palm tree leaf
  root grass seed stone sand gold silver copper iron diamond pearl fire
  smoke shadow feather wing hand heart tooth winter summer green yellow purple
  circle triangle midnight morning`,
  he: `
  תפוח בננה תפוז לימון מלון דובדבן ענב מנגו אפרסק גזר עגבנייה תפוד
  בצל שום פלפל דלעת תירס אורז לחם חמאה גבינה דבש סוכר מלח
  קפה מים חלב מרק עוגה ממתק סלט זית שקד אגוז קוקוס פטרייה
  ביצה פיצה פסטה עוגייה כלב חתול סוס פרה כבשה גמל חמור ארנב
  עכבר אריה טיגריס דוב זאב שועל קוף פיל ג׳ירפה זברה קנגורו דולפין
  לווייתן כריש צב נחש לטאה צפרדע עכביש פרפר דבורה נמלה נשר ינשוף
  תוכי ברבור ברווז תרנגולת יונה פינגווין טווס סרטן תמנון קיפוד סנאי צבי
  פנתר יען חסידה דג חילזון שמש ירח כוכב ענן גשם שלג רוח
  סערה רעם ברק קשת הר עמק נהר אגם אוקיינוס מדבר יער גן
  חוף מערה גשר מגדל טירה כפר רחוב שוק נמל בית דלת חלון
  גג קיר מדרגות מטבח שולחן כיסא מיטה מנורה מראה שטיח וילון כרית
  שמיכה נר שעון מפתח מנעול סל בקבוק צלחת כף מזלג סכין תנור
  מקרר מטאטא דלי סבון מגבת מברשת מסרק מחט חוט כפתור רוכסן חולצה
  מכנסיים שמלה מעיל כובע צעיף כפפה גרב נעל חגורה טבעת שרשרת כתר
  מטרייה ארנק מזוודה עיפרון נייר ספר מכתב בול מפה דגל כדור עפיפון
  בובה פאזל בלון תוף גיטרה פסנתר כינור חליל חצוצרה מצלמה רדיו טלפון
  סוללה מחשב רובוט רקטה מטוס רכבת אוטובוס משאית טרקטור אופניים סירה עוגן
  גלגל מנוע סולם פטיש מסמר בורג חבל מגנט רופא מורה חקלאי אופה
  טייס מלך מלכה אביר פיראט פרח ורד צבעוני קקטוס דקל עץ עלה
  שורש דשא זרע אבן חול זהב כסף נחושת ברזל יהלום פנינה אש
  עשן צל נוצה כנף יד לב שן חורף קיץ ירוק צהוב סגול
  עיגול משולש חצות בוקר`,
};

const wordsOf = (language: Language): readonly string[] => lists[language].trim().split(/\s+/);

/** By its place, 0 to 255. */
export const phraseWords: Readonly<Record<Language, readonly string[]>> = { en: wordsOf('en'), he: wordsOf('he') };

/** How many words a phrase has. */
export const PHRASE_LENGTH = 4;

/** The phrase in a language. */
export const phraseIn = (language: Language, places: readonly number[]): readonly string[] =>
  places.map((place) => phraseWords[language][place] ?? '');
