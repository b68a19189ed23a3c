import { t } from '#shared/t.ts';
import { Figure, Label } from './figure.tsx';

const DICE = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 92 + column * 17, y: 30 + row * 17 })),
);
const STICKS = [0, 1, 2, 3, 4, 5];
const RIBBONS = [0, 1, 2, 3];

/** The four cuts side by side. */
export function FourCuts() {
  return (
    <Figure
      height={118}
      label={t(
        'Four cuts beside each other: three round slices, nine small cubes, six thin sticks, and four curly ribbons of a leaf.',
      )}
      caption={t('From left to right: slices, dice, julienne and chiffonade.')}
    >
      {[20, 37, 54].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={54} rx={13} ry={24} className="fill-saffron-soft" />
          <ellipse cx={x} cy={54} rx={6} ry={13} strokeWidth={0.8} />
        </g>
      ))}
      {DICE.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={13} height={13} rx={2} className="fill-primary-soft" />
      ))}
      {STICKS.map((stick) => (
        <rect
          key={stick}
          x={172 + stick * 8.5}
          y={30}
          width={5}
          height={48}
          rx={1.5}
          className="fill-saffron-soft"
        />
      ))}
      {RIBBONS.map((ribbon) => (
        <path
          key={ribbon}
          d={`M${252 + ribbon * 16} 30c-8 8 9 14 0 24s9 14 0 24`}
          className="stroke-herb-ink [stroke-width:4]"
        />
      ))}
      <Label x={37} y={106}>
        {t('Slice')}
      </Label>
      <Label x={116} y={106}>
        {t('Dice')}
      </Label>
      <Label x={196} y={106}>
        {t('Julienne')}
      </Label>
      <Label x={277} y={106}>
        {t('Chiffonade')}
      </Label>
    </Figure>
  );
}

/** A blade on a honing steel. */
export function HoningAngle() {
  return (
    <Figure
      height={142}
      label={t(
        'A knife leans against a honing steel that stands upright on the board; the angle between blade and steel is 20 degrees.',
      )}
      caption={t(
        'Stand the steel on the board, lean the blade against it at 20 degrees, and draw it down toward you.',
      )}
    >
      <g transform="translate(0 18)">
        <path d="M20 116h280" />
        <path d="M150 116V34" className="[stroke-width:5]" />
        <path d="M150 34V8" className="stroke-primary-ink [stroke-width:11]" />
        <path d="M150 112 184 20l14 6-48 86Z" className="fill-sunken" />
        <path d="M190 22 203-6" className="stroke-primary-ink [stroke-width:11]" />
        <path d="M150 62a50 50 0 0 1 17 3" className="stroke-primary-ink" />
        <Label x={214} y={74} anchor="start" bold>
          20°
        </Label>
        <path d="M208 70 164 60" strokeWidth={0.8} strokeDasharray="3 3" />
        <Label x={140} y={74} anchor="end">
          {t('Steel')}
        </Label>
        <Label x={206} y={42} anchor="start">
          {t('Blade')}
        </Label>
      </g>
    </Figure>
  );
}
