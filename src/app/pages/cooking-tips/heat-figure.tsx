import { t } from '#shared/t.ts';
import { Figure, Label } from './figure.tsx';

const MARKS = [
  { degrees: 63, what: t('Fish is done') },
  { degrees: 71, what: t('Ground meat is safe') },
  { degrees: 74, what: t('Poultry is safe') },
  { degrees: 90, what: t('A simmer') },
  { degrees: 100, what: t('Water boils, and gets no hotter') },
  { degrees: 140, what: t('Browning begins') },
  { degrees: 180, what: t('Frying and roasting') },
  { degrees: 220, what: t('Many oils smoke') },
];
const TOP = 20;
const STEP = 30;

/** What happens at which temperature. */
export function Temperatures() {
  const bottom = TOP + STEP * (MARKS.length - 1);
  return (
    <Figure
      height={bottom + 34}
      label={t(
        'A thermometer with what happens as it gets hotter: fish is done at 63 degrees Celsius, ground meat is safe at 71, poultry at 74, water simmers at about 90 and boils at 100, browning begins at 140, food is fried and roasted at 180, and many oils smoke at 220.',
      )}
      caption={t('Between the boil and the first browning lie 40 degrees. Wet food never gets across.')}
    >
      <rect x={30} y={TOP - 12} width={18} height={bottom - TOP + 20} rx={9} className="fill-sunken" />
      <path
        d={`M39 ${bottom + 6}V${TOP + STEP * 2}`}
        className="stroke-primary [stroke-width:8]"
        strokeLinecap="butt"
      />
      <circle cx={39} cy={bottom + 14} r={13} className="fill-primary" />
      {MARKS.toReversed().map(({ degrees, what }, at) => {
        const y = TOP + at * STEP;
        return (
          <g key={degrees}>
            <path d={`M50 ${y}h10`} />
            <Label x={110} y={y + 4} anchor="end" bold>
              {t('{degrees} °C', { degrees })}
            </Label>
            <Label x={120} y={y + 4} anchor="start">
              {what}
            </Label>
          </g>
        );
      })}
    </Figure>
  );
}
