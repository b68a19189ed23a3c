import { t } from '#shared/t.ts';
import { Figure, Label } from './figure.tsx';

const VEGETABLES = [
  { x: 32, y: 50, look: 'fill-primary-soft' },
  { x: 52, y: 62, look: 'fill-herb-soft' },
  { x: 72, y: 48, look: 'fill-saffron-soft' },
  { x: 90, y: 62, look: 'fill-primary-soft' },
  { x: 42, y: 74, look: 'fill-saffron-soft' },
  { x: 74, y: 76, look: 'fill-herb-soft' },
];
const MEALS = [
  { y: 26, day: t('Today'), meal: t('a side dish') },
  { y: 66, day: t('Tomorrow'), meal: t('a salad') },
  { y: 106, day: t('The day after'), meal: t('a soup') },
];

/** One tray, three meals. */
export function ThreeMeals() {
  return (
    <Figure
      height={132}
      label={t(
        'A tray of roasted vegetables, with arrows to three bowls: a side dish today, a salad tomorrow, and a soup the day after.',
      )}
      caption={t('One hot oven on Sunday, three dinners that need no chopping.')}
    >
      <rect x={12} y={34} width={98} height={58} rx={8} className="fill-sunken" />
      {VEGETABLES.map(({ x, y, look }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={8} className={look} />
      ))}
      <Label x={61} y={112}>
        {t('One tray')}
      </Label>
      {MEALS.map(({ y, day, meal }) => (
        <g key={day}>
          <path d={`M116 63C136 63 132 ${y - 2} 152 ${y - 2}m-6-5 6 5-6 5`} className="stroke-primary-ink" />
          <path d={`M162 ${y - 10}h38a19 18 0 0 1-38 0Z`} className="fill-saffron-soft" />
          <Label x={210} y={y - 4} anchor="start" bold>
            {day}
          </Label>
          <Label x={210} y={y + 11} anchor="start">
            {meal}
          </Label>
        </g>
      ))}
    </Figure>
  );
}

/** Tomatoes between two plates. */
export function TwoPlates() {
  return (
    <Figure
      height={104}
      label={t(
        'Cherry tomatoes in a row between two flat plates; a long knife cuts between the plates through all of them at once.',
      )}
      caption={t('Press lightly on the upper plate, and keep the blade level.')}
    >
      <path d="M70 34h150l-10-10H80Z" className="fill-sunken" />
      {[88, 114, 140, 166, 192].map((x) => (
        <circle key={x} cx={x + 5} cy={48} r={12} className="fill-primary-soft" />
      ))}
      <path d="M70 62h150l-10 10H80Z" className="fill-sunken" />
      <path d="M60 47h186l8 5H60Z" className="fill-raised" />
      <path d="M256 50h40" className="stroke-primary-ink [stroke-width:9]" />
      <path d="M52 49H22m6-5-6 5 6 5" className="stroke-primary-ink" />
      <Label x={145} y={94}>
        {t('One long cut')}
      </Label>
    </Figure>
  );
}
