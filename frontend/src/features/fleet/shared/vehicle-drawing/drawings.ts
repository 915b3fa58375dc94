import type { DamagePlace, VehicleSide } from '@rigbook/contracts/booking/shift/damage-places.words';
import { pictureOf, type VehiclePictureName } from '../vehicle-picture/picture-of.js';

interface DrawnPlace {
  readonly place: DamagePlace;
  /** the outline, as the data of a path */
  readonly outline: string;
  /** where a number stands */
  readonly middle: readonly [x: number, y: number];
}

interface DrawnSide {
  readonly width: number;
  readonly height: number;
  /** Later ones lie on top. */
  readonly places: readonly DrawnPlace[];
  /** what only helps to recognize the vehicle: windows, marks */
  readonly lines: string;
  /** drawn as the left side, seen in a mirror */
  readonly isMirrored?: boolean;
}

type Drawing = Readonly<Record<VehicleSide, DrawnSide>>;

const at = (place: DamagePlace, x: number, y: number, outline: string): DrawnPlace => ({
  place,
  outline,
  middle: [x, y],
});
const wheel = (place: DamagePlace, x: number, y: number, radius: number): DrawnPlace =>
  at(
    place,
    x,
    y,
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
  );

const rightOf = (left: DrawnSide): DrawnSide => ({
  ...left,
  isMirrored: true,
  places: left.places.map((drawn) => ({
    ...drawn,
    place: drawn.place.replace('left', 'right') as DamagePlace,
    middle: [left.width - drawn.middle[0], drawn.middle[1]],
  })),
});

const long = { width: 320, height: 86 };
const short = { width: 150, height: 100 };

const ambulanceLeft: DrawnSide = {
  ...long,
  places: [
    at('left-front-fender', 24, 52, 'M8 66V56Q8 46 16 45L52 40H70V70H8Z'),
    at('left-front-door', 96, 55, 'M70 40L88 16H122V70H70Z'),
    at('left-rear-door', 154, 52, 'M122 8H186V70H122Z'),
    at('left-rear-panel', 285, 40, 'M186 8H306Q312 8 312 14V70H186Z'),
    wheel('left-front-wheel', 50, 68, 15),
    wheel('left-rear-wheel', 246, 68, 15),
  ],
  lines: 'M79 38L91 20H117V38Z M130 15H178V34H130Z M226 20h8v8h8v8h-8v8h-8v-8h-8v-8h8Z M76 8H122',
};

const carLeft: DrawnSide = {
  ...long,
  places: [
    at('left-front-fender', 26, 50, 'M8 66V52Q8 44 20 41Q44 35 92 34V68H8Z'),
    at('left-front-door', 128, 51, 'M92 34L124 12H160V68H92Z'),
    at('left-rear-door', 186, 51, 'M160 12H200Q214 14 228 34V68H160Z'),
    at('left-rear-panel', 290, 53, 'M200 12Q240 14 264 34L304 39Q312 41 312 50V68H228V34Q214 14 200 12Z'),
    wheel('left-front-wheel', 58, 66, 17),
    wheel('left-rear-wheel', 254, 66, 17),
  ],
  lines: 'M105 33L127 17H154V33Z M166 17H198Q209 20 219 33H166Z M146 12V6H176V12',
};

const vanLeft: DrawnSide = {
  ...long,
  places: [
    at('left-front-fender', 24, 52, 'M8 66V54Q8 45 18 43L62 38V70H8Z'),
    at('left-front-door', 94, 54, 'M62 38L86 13H124V70H62Z'),
    at('left-rear-door', 158, 54, 'M124 13H192V70H124Z'),
    at('left-rear-panel', 284, 52, 'M192 13H296Q311 15 312 32V70H192Z'),
    wheel('left-front-wheel', 54, 68, 16),
    wheel('left-rear-wheel', 254, 68, 16),
  ],
  lines: 'M71 37L89 18H118V37Z M131 19H186V37H131Z M199 19H292Q304 21 305 37H199Z M94 12V6H120V12 M192 56H312',
};

const flyCarLeft: DrawnSide = {
  ...long,
  places: [
    at('left-front-fender', 26, 50, 'M8 66V50Q8 42 22 39L88 34V68H8Z'),
    at('left-front-door', 130, 52, 'M88 34L116 10H168V68H88Z'),
    at('left-rear-door', 198, 52, 'M168 10H230V68H168Z'),
    at('left-rear-panel', 294, 52, 'M230 10H276Q288 12 298 34Q312 38 312 52V68H230Z'),
    wheel('left-front-wheel', 56, 66, 18),
    wheel('left-rear-wheel', 258, 66, 18),
  ],
  lines: 'M101 33L120 15H161V33Z M175 15H223V33H175Z M237 15H273Q281 18 288 33H237Z M118 9H280 M152 9V4H178V9',
};

const seenFromTheFront = (windshield: string, lines: string): DrawnSide => ({
  ...short,
  places: [
    at('right-mirror', 14, 45, 'M4 33H24V57H4Z'),
    at('left-mirror', 136, 45, 'M126 33H146V57H126Z'),
    at('windshield', 75, 34, windshield),
    at('front-right-light', 37, 64, 'M24 52H50V76H24Z'),
    at('front-left-light', 113, 64, 'M100 52H126V76H100Z'),
    at('front-grille', 75, 64, 'M50 52H100V76H50Z'),
    at('front-bumper', 75, 86, 'M16 76H134V92Q134 96 130 96H20Q16 96 16 92Z'),
  ],
  lines,
});

const seenFromBehind = (window: string, lines: string): DrawnSide => ({
  ...short,
  places: [
    at('rear-window', 75, 28, window),
    at('rear-door', 75, 59, 'M36 42H114V76H36Z'),
    at('rear-left-light', 24, 59, 'M12 42H36V76H12Z'),
    at('rear-right-light', 126, 59, 'M114 42H138V76H114Z'),
    at('rear-bumper', 75, 86, 'M12 76H138V92Q138 96 134 96H16Q12 96 12 92Z'),
  ],
  lines,
});

const ambulance: Drawing = {
  top: {
    ...long,
    places: [
      at('hood', 38, 43, 'M8 26Q8 14 20 13L70 10V76L20 73Q8 72 8 60Z'),
      at('light-bar', 101, 43, 'M88 8H114V78H88Z'),
      at('roof-front', 157, 43, 'M114 6H200V80H114Z'),
      at('roof-rear', 257, 43, 'M200 6H306Q314 6 314 14V72Q314 80 306 80H200Z'),
    ],
    lines: 'M70 10L88 8V78L70 76Z M252 24h10v14h14v10h-14v14h-10V48h-14V38h14Z',
  },
  left: ambulanceLeft,
  right: rightOf(ambulanceLeft),
  front: seenFromTheFront('M38 16H112L122 52H28Z', 'M48 6H102V13H48Z M30 20V10H120V20'),
  back: seenFromBehind('M30 12H120V42H30Z', 'M75 12V76 M48 4H102V12H48Z'),
};

const car: Drawing = {
  top: {
    ...long,
    places: [
      at('hood', 52, 43, 'M8 32Q8 17 24 15L96 11V75L24 71Q8 69 8 54Z'),
      at('roof-front', 134, 43, 'M122 15H180V71H122Z'),
      at('roof-rear', 208, 43, 'M180 15H238V71H180Z'),
      at('light-bar', 161, 43, 'M148 15H174V71H148Z'),
    ],
    lines: 'M96 11L122 15V71L96 75Z M238 15L262 11V75L238 71Z M262 11L304 16Q314 18 314 32V54Q314 68 304 70L262 75Z',
  },
  left: carLeft,
  right: rightOf(carLeft),
  front: seenFromTheFront('M46 20H104L122 52H28Z', 'M58 12H92V20H58Z'),
  back: seenFromBehind('M46 16H104L116 42H34Z', 'M58 8H92V16H58Z'),
};

const van: Drawing = {
  top: {
    ...long,
    places: [
      at('hood', 33, 43, 'M8 28Q8 15 20 14L62 11V75L20 72Q8 71 8 58Z'),
      at('light-bar', 96, 43, 'M84 11H108V75H84Z'),
      at('roof-front', 153, 43, 'M108 9H198V77H108Z'),
      at('roof-rear', 255, 43, 'M198 9H298Q312 11 313 26V60Q312 75 298 77H198Z'),
    ],
    lines: 'M62 11L84 13V73L62 75Z M216 18H296V24H216Z M216 62H296V68H216Z',
  },
  left: vanLeft,
  right: rightOf(vanLeft),
  front: seenFromTheFront('M42 18H108L121 52H29Z', 'M52 8H98V15H52Z M24 60H30 M120 60H126'),
  back: seenFromBehind('M36 14H114L116 42H34Z', 'M52 5H98V12H52Z M70 66H80'),
};

const flyCar: Drawing = {
  top: {
    ...long,
    places: [
      at('hood', 48, 43, 'M8 30Q8 14 24 12L88 9V77L24 74Q8 72 8 56Z'),
      at('roof-front', 130, 43, 'M116 13H186V73H116Z'),
      at('roof-rear', 240, 43, 'M186 13H282V73H186Z'),
      at('light-bar', 165, 43, 'M154 13H176V73H154Z'),
    ],
    lines: 'M88 9L116 13V73L88 77Z M282 13L304 16Q313 18 313 30V56Q313 68 304 70L282 73Z M124 17H278 M124 69H278',
  },
  left: flyCarLeft,
  right: rightOf(flyCarLeft),
  front: seenFromTheFront('M42 18H108L121 52H29Z', 'M56 9H94V17H56Z M30 80H120'),
  back: seenFromBehind('M42 13H108L118 42H32Z', 'M56 5H94V13H56Z M66 68H84'),
};

const drawings: Readonly<Record<VehiclePictureName, Drawing>> = {
  'als-ambulance': ambulance,
  'als-icon': ambulance,
  'bls-ambulance': van,
  'bls-icon': van,
  'paramedic-car': car,
  'fly-car': flyCar,
};

/** Each family of pictures has its drawing: box ambulance, van, car, fly car. */
export const drawingOf = (vehicle: { readonly name: string; readonly type: string }): Drawing =>
  drawings[pictureOf(vehicle)];
